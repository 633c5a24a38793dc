/** October and winter on the towns' posters, by the page's clock, when the page is idle, and only if that costs the visitor nothing. */

import type { Page } from '@playwright/test';
import { expect, long, longIf, test } from '../support/test.ts';

test.use({ savesData: false });

const days = {
  summer: '2026-06-15T12:00:00-04:00',
  october: '2026-10-15T12:00:00-04:00',
  winter: '2027-01-15T12:00:00-05:00',
};

const poster = (page: Page) => page.locator('main [data-season]');

async function openOn(page: Page, day: keyof typeof days, path = '/areas/red-bank'): Promise<void> {
  await page.clock.setFixedTime(days[day]);
  await page.goto(path);
}

const shown = (page: Page) =>
  expect.poll(() => poster(page).evaluate((image) => getComputedStyle(image).opacity)).toBe('1');

test('in winter snow comes to lie over a town’s poster, in the same box, and not on paper', async ({ page }) => {
  await openOn(page, 'winter');
  await shown(page);
  const [over, under] = [
    await poster(page).boundingBox(),
    await page.getByAltText('Red Bank', { exact: false }).first().boundingBox(),
  ];
  expect(over).toEqual(under);
  expect(await poster(page).getAttribute('src')).toContain('red-bank-winter');
  await page.emulateMedia({ media: 'print' });
  await expect(poster(page)).toBeHidden();
});

test('on the home page the poster of a town that knows October has it, once it is near', long, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/-october\.[0-9a-f]+\.avif$/.test(request.url()) && !request.url().includes('/hero-'))
      asked.push(request.url());
  });
  await openOn(page, 'october', '/');
  const card = page.locator('#neighborhoods').getByRole('link', { name: /Red Bank/ });
  await expect(page.locator('main video')).toHaveCount(1);
  expect(asked).toEqual([]);
  await card.scrollIntoViewIfNeeded();
  const leaves = card.locator('[data-season="october"]');
  await expect.poll(() => leaves.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});

test('the document names no season', async ({ request }) => {
  expect(await (await request.get('/areas/red-bank')).text()).not.toMatch(/-(?:october|winter)\b/);
});

for (const [when, day] of [
  ['in summer', 'summer'],
  ['where data is saved', 'winter'],
] as const)
  test(`${when} no season is asked for`, longIf(day === 'summer'), async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/-(?:october|winter)\.[0-9a-f]+\.avif$/.test(request.url())) asked.push(request.url());
    });
    if (day === 'winter')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/town-season.'));
    await openOn(page, day);
    await code;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(poster(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
