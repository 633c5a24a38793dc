/** The three steps of the exit popup, and the ways to close it. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { posts } from './forms.ts';
import { hold } from './hold.ts';
import { fillAddress, isDismissed, leaveAndBeAsked, popup, sendOwner, visit } from './popup.ts';

test('I go on only with all three lines, answer who I am, and am thanked without a cross', async ({ page }) => {
  const posted = posts(page, '/api/leads');
  const release = await hold(page, '**/api/leads');
  await visit(page, '/properties');
  await leaveAndBeAsked(page);
  const dialog = popup(page);
  await dialog.getByLabel('Property address').fill('12 Dune Road');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Step 1 of 2')).toBeVisible();
  await dialog.getByLabel('City').fill('   ');
  await dialog.getByLabel('ZIP').fill('07760');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(1);
  await fillAddress(page);
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByRole('button', { name: 'Send me the analysis' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(dialog.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    email: 'jordan@ellis.example',
    address: '12 Dune Road, Sea Bright, NJ 07760',
    source: 'exit_intent',
  });
  expect(posted[0]).not.toHaveProperty('name');
  expect(posted[0]).not.toHaveProperty('phone');
  expect(posted[0]).not.toHaveProperty('recaptchaToken');
  expect(await isDismissed(page)).toBe('true');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('who I am stays when I go back and on again', long, async ({ page }) => {
  await visit(page, '/properties');
  await leaveAndBeAsked(page);
  await fillAddress(page);
  const dialog = popup(page);
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('Phone').fill('(732) 555-0188');
  await dialog.getByLabel(/call or text/).check();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Property address')).toHaveValue('12 Dune Road');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Jordan Ellis');
  await expect(dialog.getByLabel('Email')).toHaveValue('jordan@ellis.example');
  await expect(dialog.getByLabel('Phone')).toHaveValue('(732) 555-0188');
  await expect(dialog.getByLabel(/call or text/)).toBeChecked();
});

test('the popup knows whoever is remembered', async ({ page }) => {
  const visitor = { name: 'Jordan Ellis', email: 'jordan@ellis.example', phone: '(732) 555-0188' };
  await page.addInitScript((kept) => localStorage.setItem('visitor', JSON.stringify(kept)), visitor);
  await visit(page, '/properties');
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await expect(popup(page).getByLabel('Name')).toHaveValue('Jordan Ellis');
  await expect(popup(page).getByLabel('Email')).toHaveValue('jordan@ellis.example');
  await expect(popup(page).getByLabel('Phone')).toHaveValue('(732) 555-0188');
});

test('at 360 px what I press stays inside the popup', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/properties');
  await leaveAndBeAsked(page);
  await fillAddress(page);
  const inner = await popup(page).getByLabel('Email').boundingBox();
  const button = await popup(page).getByRole('button', { name: 'Send me the analysis' }).boundingBox();
  const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  expect(endOf(button)).toBeLessThanOrEqual(endOf(inner) + 0.5);
});

test('when my answer cannot be sent I am told so and keep what I typed', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal words', code: 'INTERNAL' } }),
  );
  await visit(page);
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await sendOwner(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  const words = page.getByText('Something went wrong. Please try again.', { exact: true });
  await expect(words.first()).toBeVisible();
  await expect(popup(page).locator(words)).toBeVisible();
  await expect(popup(page).getByLabel('Email')).toHaveValue('jordan@ellis.example');
  expect(await isDismissed(page)).toBeNull();
});

test('while my answer is on its way the popup stays as it is, so that I can send it again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { message: 'Internal words', code: 'INTERNAL' } });
  });
  await visit(page);
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await popup(page).getByLabel('Name').fill('Jordan Ellis');
  await popup(page).getByLabel('Email').fill('jordan@ellis.example');
  // As soon as React has heard of the press.
  await popup(page)
    .getByRole('button', { name: 'Send me the analysis' })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await null;
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
  await expect(popup(page).getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(popup(page)).toBeVisible();
  resolve();
  await expect(popup(page).getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await expect(popup(page).getByLabel('Email')).toHaveValue('jordan@ellis.example');
  expect(await isDismissed(page)).toBeNull();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
] as const) {
  test(`${how} closes the popup for good`, async ({ page }) => {
    await visit(page);
    await leaveAndBeAsked(page);
    await expect(popup(page).getByLabel('Property address')).toBeFocused();
    await close(page);
    await expect(popup(page)).toBeHidden();
    expect(await isDismissed(page)).toBe('true');
  });
}
