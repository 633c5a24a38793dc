/** Toasts, with exact sizes and times. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { fillContact, openContact, sendContact } from './forms.ts';
import { isAtRest } from './sound.ts';

/** Sends two messages that fail, each with another reason. That is the shortest way to a toast. */
async function failTwice(page: Page, words: readonly string[]): Promise<void> {
  let count = 0;
  await page.route('**/api/contacts', (route) => {
    count += 1;
    return route.fulfill({ status: 429, json: { message: words[count - 1] ?? '', code: 'TOO_MANY' } });
  });
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Message').fill('Hello');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const toast = (page: Page) => page.locator('li[data-state="open"]');

test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/));

test('one at a time: the newest takes the place of the one before, and goes after five seconds', async ({ page }) => {
  await page.clock.install();
  await failTwice(page, ['The first.', 'The second.']);
  await send(page);
  await expect(toast(page)).toContainText('The first.');
  await send(page);
  await expect(toast(page)).toContainText('The second.');
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.pauseAt(Date.now() + 500);
  await page.clock.runFor(3000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(2100);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 leads to them, and they are at most 420 px wide', async ({ page }) => {
  await failTwice(page, ['The first.']);
  await send(page);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('ol[tabindex="-1"]')).toBeFocused();
  expect((await toast(page).boundingBox())?.width).toBe(420);
});

test('a swipe to the right of 50 px puts one away, a shorter one does not', async ({ page }) => {
  await failTwice(page, ['The first.']);
  await send(page);
  await expect(toast(page)).toBeVisible();
  await page.waitForFunction(isAtRest);
  const swipe = async (by: number): Promise<void> => {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('There is no toast');
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast(page)).toBeVisible();
  await swipe(60);
  await expect(toast(page)).toHaveCount(0);
});

test('on a phone a toast leaves the bar that was just used free', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const homes = (await (await request.get('/api/properties?status=active')).json()) as Array<{ id: string }>;
  await page.goto(`/properties/${homes[0]?.id}`);
  const bar = page.getByRole('region', { name: 'Ask about this home' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  await bar.getByRole('button', { name: 'Showing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(dialog).toBeHidden();
  await page.waitForFunction(isAtRest);
  const said = await toast(page).boundingBox();
  const used = await bar.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(used?.y ?? 0);
});

test('on a phone a sheet that failed can be sent again at once: the toast does not lie over its button', async ({
  page,
}) => {
  await page.route('**/api/contacts', (route) => route.abort());
  await openContact(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fillContact(page, 'Hello');
  await sendContact(page);
  await expect(toast(page)).toBeVisible();
  await page.waitForFunction(isAtRest);
  await page.unroute('**/api/contacts');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click({ timeout: 2000 });
  await expect(toast(page)).toContainText('Message Sent!');
});
