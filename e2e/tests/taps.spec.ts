/** How many taps a visitor on a phone needs for the main tasks. Each field that is filled in counts as one. */

import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { said } from './forms.ts';

const { isMobile, hasTouch } = devices['Pixel 7'];
test.use({ isMobile, hasTouch, viewport: { width: 360, height: 780 } });

/** The number of taps, across documents. */
const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

async function begin(page: Page, path: string): Promise<void> {
  // On the document, not the window: if a target moved, Playwright stops the event at the window and taps again.
  await page.addInitScript(() =>
    document.addEventListener(
      'touchstart',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      { capture: true, passive: true },
    ),
  );
  await page.goto(path);
}

async function type(field: Locator, words: string): Promise<void> {
  await field.tap();
  await field.fill(words);
}

test('"two bedrooms in Red Bank under $700,000, and I want to see it": six taps for whoever is known here', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('visitor', JSON.stringify({ name: 'Jordan Ellis', email: 'jordan@ellis.example' })),
  );
  await begin(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Home Search' }).first().tap();
  await type(page.getByLabel('Find in words'), 'red bank 2 beds under 700');
  await page.getByRole('button', { name: 'Find', exact: true }).tap();
  await expect(page).toHaveURL(/town=Red\+Bank/);
  // The address changes before the homes. Until then, the first card is another home.
  await expect(
    page.getByRole('region', { name: 'Active Listings' }).getByText('1 home', { exact: true }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Schedule a Showing/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: /When would you like to see it/ })
    .locator('label')
    .first()
    .tap();
  await dialog.getByRole('button', { name: /^Send|^Ask/ }).tap();
  await expect(said(page, 'Message Sent!')).toBeVisible();
  expect(await taps(page)).toBeLessThanOrEqual(6);
});

test('calling about the newest home takes two', async ({ page }) => {
  await begin(page, '/');
  await page.getByRole('region', { name: 'New on the Shore' }).locator('a[href^="/properties/"]').first().tap();
  await expect(page).toHaveURL(/\/properties\/.+/);
  // No real call is started.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('complementary').getByRole('link', { name: '(732) 555-0117' }).tap();
  expect(await taps(page)).toBe(2);
});

test('two homes side by side take three', async ({ page }) => {
  await begin(page, '/properties');
  for (const count of [1, 2]) {
    await page
      .getByRole('button', { name: /^Save /, pressed: false })
      .first()
      .tap();
    // A press before hydration counts at once and shows after it.
    await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(count);
  }
  await page.getByRole('link', { name: 'Compare side by side' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Two homes, side by side' })).toBeVisible();
  expect(await taps(page)).toBe(3);
});

test('what is for sale in Rumson takes one from the home page', async ({ page }) => {
  await begin(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rumson/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { name: 'Homes in Rumson' })).toBeVisible();
  expect(await taps(page)).toBe(1);
});

test('asking what my home is worth opens with one', async ({ page }) => {
  await begin(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Home Valuation' }).first().tap();
  await expect(page.getByRole('dialog').getByLabel('Street address')).toBeVisible();
  expect(await taps(page)).toBe(1);
});
