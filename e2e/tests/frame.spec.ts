/** Header, menus, hero buttons, toasts and tooltips, to the number. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { takenOver } from './answers.ts';

const HOME = 'With You Every Step of the Way';
const area = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The header's ground is there once it stands on one: it fades in on a layer of its own. */
const ground = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

test('the header stands on a ground of its own from 51 px on, not at 50', async ({ page }) => {
  await page.goto('/');
  await takenOver(page, HOME);
  expect(await ground(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await page.waitForTimeout(400);
  expect(await ground(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(() => ground(page)).toBe(1);
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect.poll(() => ground(page)).toBe(0);
});

test('on a phone the menu opens, lists every town with its state, and any choice closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await takenOver(page, HOME);
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Properties', 'Testimonials', 'About', 'Contact'])
    await expect(area(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(area(page).getByRole('link', { name: 'Rumson, NJ' })).toBeHidden();
  await area(page).getByText('Areas of Specialization').click();
  await expect(area(page).getByRole('link', { name: /, (NJ|NY)$/ })).toHaveCount(17);
  await area(page).getByRole('link', { name: 'Rumson, NJ' }).click();
  await expect(page).toHaveURL(/areas\/rumson$/);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('Home Search goes to the properties', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Home Search' }).click();
  await expect(page).toHaveURL(/\/properties$/);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  const way = motion === 'reduce' ? 'jumps' : 'scrolls';
  test(`Home Valuation ${way} to its section and opens the dialog half a second later`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.clock.install();
    await page.goto('/');
    await takenOver(page, HOME);
    await page.waitForTimeout(1000);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('main').getByRole('button', { name: 'Home Valuation', exact: true }).click();
    const top = () => page.locator('#valuation').evaluate((section) => section.getBoundingClientRect().top);
    if (motion === 'reduce') expect(Math.abs(await top())).toBeLessThan(140);
    await page.clock.runFor(499);
    await page.waitForTimeout(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'Get Your Free Home Valuation' })).toBeVisible();
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(140);
  });
}

/** A message that fails is the shortest way to a toast: twice, with different words. */
async function failTwice(page: Page, words: readonly string[]): Promise<void> {
  let count = 0;
  await page.route('**/api/contacts', (route) => {
    count += 1;
    return route.fulfill({ status: 429, json: { message: words[count - 1] ?? '', code: 'TOO_MANY' } });
  });
  await page.goto('/contact');
  await takenOver(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Message').fill('Hello');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const toast = (page: Page) => page.locator('li[data-state="open"]');

test.describe('toasts', () => {
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
    await page.waitForTimeout(300);
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
    await page.waitForTimeout(400);
    await expect(toast(page)).toBeVisible();
    await swipe(60);
    await expect(toast(page)).toHaveCount(0);
  });
});

test('a tooltip opens after 700 ms, the next one within 300 ms at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Testimonials', exact: true });
  await region.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const bubble = page.locator('[data-radix-popper-content-wrapper]');
  await page.clock.pauseAt(Date.now() + 60_000);
  await region.getByRole('button', { name: 'Next testimonial' }).hover();
  await page.clock.runFor(699);
  await page.waitForTimeout(50);
  await expect(bubble).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bubble).toContainText('Next testimonial');
  await region.getByRole('button', { name: 'Previous testimonial' }).hover();
  await page.clock.runFor(1);
  await expect(bubble).toContainText('Previous testimonial');
  await page.getByRole('heading', { name: 'In their words' }).hover();
  await page.clock.runFor(301);
  await expect(bubble).toHaveCount(0);
  await region.getByRole('button', { name: 'Next testimonial' }).hover();
  await page.clock.runFor(600);
  await page.waitForTimeout(50);
  await expect(bubble).toHaveCount(0);
});

test('the dropdown opens after 200 ms of pointing and closes 150 ms after leaving', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  const word = area(page).getByRole('button', { name: 'Areas of Specialization' });
  await expect(word).toBeVisible();
  await page.waitForTimeout(300);
  await page.clock.pauseAt(Date.now() + 60_000);
  await word.hover();
  await page.clock.runFor(199);
  await page.waitForTimeout(50);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(1);
  await expect(word).toHaveAttribute('data-state', 'open');
  await page.mouse.move(40, 700);
  await page.clock.runFor(149);
  await page.waitForTimeout(50);
  await expect(word).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(2);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await word.hover();
  await page.clock.runFor(1);
  await expect(word).toHaveAttribute('data-state', 'open');
});
