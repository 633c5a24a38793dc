/** Every form focuses the first field with an error. */

import { admin, expect, long, statusUnderTest, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { openValuation, requestValuation } from './forms.ts';
import { leaveAndBeAsked, popup, visit } from './popup.ts';

test('the log-in leads to the name, then to the password', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  await page.goto('/admin/login');
  await hydrated(page, 'Admin Portal');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill(admin.username);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
});

test('a home without a city leads to its city', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add property' });
  await add.click();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('1 Lost Lane');
  await add.click();
  await expect(dialog.getByLabel('City')).toBeFocused();
});

test('what the gateway refuses of a home is led to, too', long, async ({ page, signIn }) => {
  await signIn();
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [
          {
            message: 'Please check the price.',
            extensions: { code: 'BAD_INPUT', issues: [{ path: ['price'], message: 'Not a price' }] },
          },
        ],
      },
    }),
  );
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Address', '1 Lost Lane'],
    ['City', 'Rumson'],
    ['ZIP code', '07760'],
    ['Price', '$650k'],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect(dialog.getByText('Not a price')).toBeVisible();
  await expect(dialog.getByLabel('Price')).toBeFocused();
});

test('photos that are refused lead to the photos', long, async ({ page, signIn, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await signIn();
  await page.route('**/api/admin/upload', (route) =>
    route.fulfill({ status: 400, json: { code: 'BAD_INPUT', message: 'That is no picture.', requestId: '1' } }),
  );
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Address', '1 Lost Lane'],
    ['City', 'Rumson'],
    ['ZIP code', '07760'],
    ['Price', '$650k'],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await dialog
    .getByLabel('Photos')
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect(dialog.getByText('That is no picture.')).toBeVisible();
  await expect(dialog.getByLabel('Photos')).toBeFocused();
});

test('a sale without its side leads to the side', long, async ({ page, signIn }) => {
  await signIn();
  await page
    .getByRole('button', { name: /^Mark .* as sold$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByRole('button', { name: 'Mark as sold' });
  await mark.click();
  await expect(dialog.getByLabel('Sold date')).toBeFocused();
  await dialog.getByLabel('Sold date').fill('2026-11-02');
  await mark.click();
  await expect(dialog.getByLabel('Represented')).toBeFocused();
});

test('a message and a valuation lead there as before', async ({ page }) => {
  await openValuation(page);
  await page.getByRole('dialog').getByLabel('City').fill('');
  await requestValuation(page);
  await expect(page.getByRole('dialog').getByLabel('City')).toBeFocused();
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByRole('main').getByLabel('Name').fill('Jordan Ellis');
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
});

test('the popup leads to the line that is only spaces', async ({ page }) => {
  await visit(page);
  await leaveAndBeAsked(page);
  await popup(page).getByLabel('Property address').fill('12 Dune Road');
  await popup(page).getByLabel('City').fill('   ');
  await popup(page).getByLabel('ZIP').fill('07760');
  await popup(page).getByRole('button', { name: 'Continue' }).click();
  await expect(popup(page).getByText('Required', { exact: true })).toBeVisible();
  await expect(popup(page).getByLabel('City')).toBeFocused();
});
