/** The visitor’s browser changes the page: a translator puts elements in the place of the texts that React holds. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { showOriginal, type Translator, translateFromTheStart, translatePage } from './translator.ts';

const hydrated = (page: Page) => expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
const hearts = (page: Page, pressed: boolean) => page.getByRole('button', { name: /^Save /, pressed });
const isSaid = (page: Page, words: RegExp) =>
  expect(page.getByRole('main').getByRole('link', { name: words })).toBeVisible();

/** What the gateway is told of failures, of which a new release is suspected. */
function reports(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rum')) told.push(request.url());
  });
  return told;
}

for (const how of ['in its place', 'around it'] satisfies Translator[])
  test(`what changes is seen to change in a translated page, with an element ${how}`, async ({ page }) => {
    const told = reports(page);
    await page.goto('/properties');
    await hydrated(page);
    await hearts(page, false).first().click();
    await isSaid(page, /^Saved \(1\)$/);
    await translatePage(page, how);
    await hearts(page, false).first().click();
    await isSaid(page, /^SAVED \(2\)$/);
    await hearts(page, true).first().click();
    await isSaid(page, /^SAVED \(1\)$/);
    await showOriginal(page);
    await hearts(page, true).first().click();
    await isSaid(page, /^Saved$/);
    await hearts(page, false).first().click();
    await isSaid(page, /^Saved \(1\)$/);
    expect(told).toEqual([]);
  });

test('a page that was translated before its scripts came is no failure', async ({ page }) => {
  const told = reports(page);
  await translateFromTheStart(page);
  await page.goto('/properties');
  await hydrated(page);
  await hearts(page, false).first().click();
  await isSaid(page, /^SAVED \(1\)$/);
  await hearts(page, true).first().click();
  await isSaid(page, /^SAVED$/);
  expect(told).toEqual([]);
});

test('an iPhone makes no links of its own, which React would not know', async ({ request }) => {
  for (const path of ['/', '/admin/login', '/nowhere'])
    expect(await (await request.get(path)).text()).toContain('name="format-detection" content="telephone=no,date=no');
});
