/** Animations that run when something first becomes visible: rows of a ledger, and ribbons. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** So low that the ledger of sold homes begins below it. */
test.use({ viewport: { width: 1280, height: 500 } });

const rows = (page: Page) => page.getByRole('table').locator('tbody tr:has(a, b, td + td)');
/** The offset of each row. A row that was not visible yet is still moved aside. */
const places = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => getComputedStyle(row).transform));
const arrived = (page: Page) => expect.poll(async () => new Set(await places(page))).toEqual(new Set(['none']));

const begin = async (page: Page) => {
  await page.goto('/properties?status=sold');
  expect(await rows(page).count()).toBeGreaterThan(5);
};

const last = (page: Page) => rows(page).last();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a row of the ledger arrives when it comes into sight, and stays', async ({ page }) => {
      await begin(page);
      await expect.poll(async () => (await places(page)).at(-1)).toBe('matrix(1, 0, 0, 1, 0, 10)');
      await last(page).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await places(page)).at(-1)).toBe('none');
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      expect((await places(page)).at(-1)).toBe('none');
    });
  });

test('on paper, and for those who ask for less motion, every row stands there at once', async ({ page }) => {
  await begin(page);
  await page.emulateMedia({ media: 'print' });
  await arrived(page);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await arrived(page);
});
