/** The agent's homes: found, sorted out, moved on and brought back, on a desk and on a phone. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

test.use({ siteName: 'admin-homes' });

const homes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/admin/homes/"]') });
const home = (page: Page, address: string) => homes(page).filter({ hasText: address });
const chip = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const width of [1280, 360]) {
  test(`at ${width} px I find a home by word, status and town, and Back leads to what I looked at before`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Homes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeFocused();
    await expect(homes(page)).toHaveCount(22);
    await expectSound(page);
    await hasNoSidewaysScroll(page);

    await chip(page, /^Pending/).click();
    await expect(page).toHaveURL(/\?status=pending$/);
    await expect(homes(page)).toHaveCount(4);
    await expect(home(page, '8 Telegraph Hill Road')).toContainText(/\d+ days pending/);
    await page.getByLabel('Find a home').pressSequentially('telegraph');
    await expect(page).toHaveURL(/status=pending&text=telegraph$/);
    await expect(homes(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/homes$/);
    await expect(page.getByLabel('Find a home')).toHaveValue('');
    await expect(homes(page)).toHaveCount(22);

    await page.getByLabel('Town').selectOption('Sea Bright');
    await expect(homes(page)).toHaveCount(2);
    await expect(chip(page, /^All 2$/)).toBeVisible();
    await page.reload();
    await expect(homes(page)).toHaveCount(2);
    await page.getByLabel('Find a home').fill('zebra crossing');
    await expect(page.getByText('No home answers to this.', { exact: false })).toBeVisible();
  });
}

test('a home goes from active to pending, to sold and to the archive in a press each, and back with Undo', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/admin/homes');
  const row = home(page, '604 Seventh Avenue');
  const press = async (name: RegExp) => {
    await row.hover();
    await row.getByRole('button', { name }).click();
  };
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();

  await press(/^Pending/);
  await expect(page.getByRole('status').filter({ hasText: '604 Seventh Avenue is pending now' })).toBeVisible();
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await expect(chip(page, /^Pending 5$/)).toBeVisible();
  await undo();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(chip(page, /^Pending 4$/)).toBeVisible();

  await press(/^Sold/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sold date').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Represented').selectOption('Seller');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByText('604 Seventh Avenue is sold')).toBeVisible();
  await expect(chip(page, /^Sold 9$/)).toBeVisible();
  await undo();
  await expect(chip(page, /^Sold 8$/)).toBeVisible();

  await press(/^Archive/);
  await expect(row.getByText('Archived', { exact: true })).toBeVisible();
  await chip(page, /^Archived 1$/).click();
  await press(/^Restore/);
  await expect(page.getByText('604 Seventh Avenue is active now')).toBeVisible();
  await expect(homes(page)).toHaveCount(0);
  await chip(page, /^All 22$/).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('what the gateway refuses is said, and the home stands as it stood', async ({ page, signIn, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await signIn();
  await page.goto('/admin/homes');
  const row = home(page, '63 First Avenue');
  await expect(row).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await row.hover();
  await row.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByText('The gateway did not answer. Please try again.', { exact: true })).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});
