/** When the exit popup opens, and when it does not. */

import { expect, test } from '../support/test.ts';
import { isDismissed, leaveAndBeAsked, leaveUnasked, popup, visit } from './popup.ts';
import { settled } from './settled.ts';

test('I leave through the top edge and am asked once, and never again after closing', async ({ page }) => {
  await visit(page, '/');
  await leaveUnasked(page, { clientY: 40 });
  await leaveUnasked(page, { onto: 'header' });
  await leaveAndBeAsked(page);
  await expect(popup(page).getByText('Step 1 of 2')).toBeVisible();
  await expect(popup(page).getByLabel('Property address')).toBeFocused();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  expect(await isDismissed(page)).toBe('true');
  await leaveUnasked(page);
  await visit(page, '/contact');
  await leaveUnasked(page);
});

test('I am not asked while a dialog is open or a form of mine is unsent', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await leaveUnasked(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Name').fill('Jordan');
  await leaveUnasked(page);
  await page.getByLabel('Name').fill('');
  await leaveAndBeAsked(page);
});

test('I am not asked after I have written', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Message').fill('When may I call?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await leaveUnasked(page);
  await visit(page);
  await leaveUnasked(page);
});

test('with storage blocked I am asked once for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await visit(page, '/contact');
  await leaveAndBeAsked(page);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about/);
  await leaveUnasked(page);
});

test('the agent’s own pages never ask', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn();
  await settled(page);
  await leaveUnasked(page);
  expect(asked.filter((url) => url.includes('/releases/mfe-leads/'))).toEqual([]);
});
