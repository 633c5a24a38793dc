/** The site by keyboard alone, zoomed in, and with a visitor's own colors. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hydrated, isHydrated } from './answers.ts';
import { settled } from './settled.ts';

const HOME = 'With You Every Step of the Way';
const focused = (page: Page) => page.locator(':focus');

async function tabTo(page: Page, name: RegExp | string, atMost = 60): Promise<void> {
  const wanted = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  for (let count = 0; count < atMost; count += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab does not lead to ${name} within ${atMost} steps`);
}

test('the first Tab offers the content, and Enter goes there', async ({ page }) => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to the content');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the dropdown opens with Enter, its links follow, Escape closes it', async ({ page }) => {
  await page.goto('/about');
  const word = page.getByRole('button', { name: 'Areas of Specialization' });
  await expect(word).toBeVisible();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(word).toHaveAttribute('data-state', 'open');
  await tabTo(page, /^Asbury Park/, 3);
  await page.keyboard.press('Escape');
  await expect(word).toHaveAttribute('data-state', 'closed');
});

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const opener = page.getByRole('button', { name: 'Schedule a Call' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  // With the focus on the close button, the first Escape would close its tooltip only.
  await dialog.getByRole('textbox', { name: /^Name/ }).focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a carousel turns by its buttons, and what is out of sight cannot be reached', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, HOME);
  const region = page.getByRole('region', { name: 'Featured properties' });
  const next = region.getByRole('button', { name: 'Next properties' });
  await expect.poll(() => next.evaluate(isHydrated)).toBe(true);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText('2 / 12')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Next properties');
  expect(await region.locator('[inert] a').count()).toBeGreaterThan(0);
  const reachable = region.locator('div:not([inert]) > article a');
  await expect(reachable).toHaveCount(3);
});

test('the photos turn by arrow key', async ({ page }) => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  // The navigation has ended. From now on only the visitor moves the focus.
  await expect(page).toHaveURL(/\/properties\/[^/]+$/);
  await expect(page.locator('main')).toBeFocused();
  const photos = page.getByRole('region', { name: /^Photos of/ });
  await photos.getByRole('button', { name: 'Next photo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(photos.getByText(/^1 of/)).toBeVisible();
});

test('in a low window every way to ask beside a home is seen when it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('link', { name: /^9 Bay Avenue/ }).click();
  const ways = page.getByRole('complementary', { name: 'At a glance' }).locator('a, button').filter({ visible: true });
  await expect(ways.first()).toBeVisible();
  for (const way of await ways.all()) {
    await way.focus();
    await expect(way).toBeInViewport({ ratio: 1 });
  }
});

test('a form is filled, sent and thanked for by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name').focus();
  for (const words of ['Jordan Ellis', 'jordan@ellis.example', '732 555 0100']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('You may call or text me.')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('May I call on Friday?');
  await tabTo(page, 'Send Message', 4);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
});

test('walking back through a page the focus is never under the header', long, async ({ page }) => {
  for (const path of ['/', '/properties', '/areas/rumson'])
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press('Shift+Tab');
        const hidden = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector('header');
          if (!element?.closest('main, footer') || !header) return null;
          const { top, bottom } = element.getBoundingClientRect();
          return bottom <= header.getBoundingClientRect().bottom || top >= innerHeight ? element.outerHTML : null;
        });
        expect(hidden).toBeNull();
      }
    });
});

test('a new page begins at its beginning, and its name is said', async ({ page }) => {
  await page.goto('/contact');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(/About/);
});

/** A window of 1280 × 900 px, zoomed to 200 %, has half as many CSS pixels each way. */
test.describe('at 200 %', () => {
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('every page can be read and used, and reflows at 320 px', async ({ page }) => {
    const cut = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, a, button, label')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            const isClamped = getComputedStyle(element).overflow === 'hidden';
            return width > 1 && !isClamped && (left < -1 || right > innerWidth + 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    for (const path of ['/', '/properties', '/areas/rumson', '/about', '/contact', '/admin/login'])
      await test.step(path, async () => {
        await page.setViewportSize({ width: 640, height: 450 });
        await page.goto(path);
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // A carousel hides its other cards once it is hydrated, up to 300 ms after its section.
        await expect.poll(cut).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
  });

  test('a dialog’s last button can be reached', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page, 'Get in Touch');
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send Message' });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  });
});

test('in a visitor’s own colours every button keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await settled(page);
  const bare = await page
    .getByRole('main')
    .getByRole('button', { name: /Home Valuation|Start looking|Get in Touch|Next testimonial/ })
    .evaluateAll((all) => all.filter((button) => getComputedStyle(button).borderTopStyle === 'none').length);
  expect(bare).toBe(0);
});
