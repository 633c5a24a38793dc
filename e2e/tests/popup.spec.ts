/** The exit-intent popup: when it comes, when it does not, and its three steps. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const leadsCode = () => performance.getEntriesByType('resource').some(({ name }) => /lead-popup-slot/.test(name));

/** Opens a page and waits until the popup is on watch. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(leadsCode)).toBe(true);
  await page.waitForTimeout(600);
}

/** The pointer leaves the page, through the top edge unless told otherwise. */
const leave = (page: Page, how: { clientY?: number; onto?: string } = {}) =>
  page.evaluate(({ clientY = -1, onto }) => {
    const relatedTarget = onto ? document.querySelector(onto) : null;
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }));
  }, how);

const popup = (page: Page) => page.getByRole('dialog', { name: /home would bring|Where shall I|Thank you/ });
/** Leaves until the popup stands there: its watch starts a moment after its code has come. */
const leaveAndBeAsked = (page: Page) =>
  expect(async () => {
    await leave(page);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();

const isDismissed = (page: Page) => page.evaluate(() => localStorage.getItem('leadPopupDismissed'));

async function fillAddress(page: Page): Promise<void> {
  await popup(page).getByLabel('Property address').fill('12 Dune Road');
  await popup(page).getByLabel('City').fill('Sea Bright');
  await popup(page).getByLabel('ZIP').fill('07760');
  await popup(page).getByRole('button', { name: 'Continue' }).click();
}

test('I leave through the top edge and am asked once, and never again after closing', async ({ page }) => {
  await visit(page);
  await leave(page, { clientY: 40 });
  await leave(page, { onto: 'header' });
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
  await leaveAndBeAsked(page);
  await expect(popup(page).getByText('Step 1 of 2')).toBeVisible();
  await expect(popup(page).getByLabel('Property address')).toBeFocused();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  expect(await isDismissed(page)).toBe('true');
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
  await visit(page, '/contact');
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
});

test('I go on only with all three lines, answer who I am, and am thanked without a cross', async ({ page }) => {
  const posted: Array<Record<string, unknown>> = [];
  await page.route('**/api/leads', async (route) => {
    posted.push(route.request().postDataJSON() as Record<string, unknown>);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
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

test('when my answer cannot be sent I am told so and keep what I typed', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal words', code: 'INTERNAL' } }),
  );
  await visit(page);
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await popup(page).getByLabel('Name').fill('Jordan Ellis');
  await popup(page).getByLabel('Email').fill('jordan@ellis.example');
  await popup(page).getByRole('button', { name: 'Send me the analysis' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await expect(popup(page).getByLabel('Email')).toHaveValue('jordan@ellis.example');
  expect(await isDismissed(page)).toBeNull();
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
] as const) {
  test(`${how} closes the popup for good`, async ({ page }) => {
    await visit(page);
    await leaveAndBeAsked(page);
    await page.waitForTimeout(300);
    await close(page);
    await expect(popup(page)).toBeHidden();
    expect(await isDismissed(page)).toBe('true');
  });
}

test('I am not asked while a dialog is open or a form of mine is unsent', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await leave(page);
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Name').fill('Jordan');
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
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
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
  await visit(page);
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
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
  await leave(page);
  await page.waitForTimeout(300);
  await expect(popup(page)).toBeHidden();
});

test('the agent’s own pages never ask', async ({ page, signIn }) => {
  await signIn();
  await page.waitForLoadState('networkidle');
  await leave(page);
  await page.waitForTimeout(500);
  await expect(popup(page)).toBeHidden();
});
