/** Header, menus, tooltips and the hero's buttons, with exact sizes and times. */

import type { Locator, Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { atRest, listensTo, settled } from './settled.ts';

const HOME = 'With You Every Step of the Way';
const area = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The opacity of the header's background, which fades in on a layer of its own. */
const ground = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

/** How many animations of the background run. The header's text may fade, too, when the hero changes to night. */
const groundsFades = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate(
      (header) =>
        header.getAnimations({ subtree: true }).filter(({ effect }) => (effect as KeyframeEffect).pseudoElement).length,
    );

test('the header stands on a ground of its own from 51 px on, not at 50', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, HOME);
  expect(await ground(page)).toBe(0);
  const told = page.evaluate(
    () => new Promise((done) => addEventListener('scroll', () => requestAnimationFrame(done), { once: true })),
  );
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await told;
  await atRest(page);
  expect(await groundsFades(page)).toBe(0);
  expect(await ground(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(() => ground(page)).toBe(1);
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect.poll(() => ground(page)).toBe(0);
});

test('the menu stands in one line beside the names, at every width that has one, on a ground and on labels', async ({
  page,
}) => {
  const linesOf = (found: Locator) =>
    found.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  const header = page.getByRole('banner');
  const entries = area(page).locator('a:visible, summary:visible, button:visible');
  const names = header.locator('[data-brokerage-name], [data-agent-name]');
  for (const path of ['/about', '/areas/rumson']) {
    await page.goto(path);
    await settled(page);
    for (const width of [1081, 1100, 1239, 1265, 1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await entries.count(), await linesOf(entries)]).toEqual([path, width, 5, 1]);
      expect(await linesOf(names)).toBe(width < 1280 ? 2 : 1);
    }
  }
  // Names for which there is no room take more lines, and nothing from the menu or its button.
  const [brokerage, agent] = [names.first(), names.last()];
  await brokerage.evaluate((name) => name.replaceChildren('Sample, Shore, Son & Daughters'));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect([await linesOf(entries), await linesOf(names)]).toEqual([1, 2]);
  await brokerage.evaluate((name) => name.replaceChildren('Sample & Shore Residential Brokerage of Monmouth County'));
  await agent.evaluate((name) => name.replaceChildren('Alexandra Montgomery-Fitzgerald'));
  await page.setViewportSize({ width: 1081, height: 800 });
  expect(await linesOf(entries)).toBe(1);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  await expect(header.locator('svg').first()).toBeInViewport({ ratio: 1 });
  expect((await header.locator('svg').first().boundingBox())?.width).toBeGreaterThanOrEqual(32);
});

test('what a page sets above everything else stays beneath the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, HOME);
  await page.evaluate(() => {
    const fixed = document.createElement('div');
    fixed.style.cssText = 'position:fixed;inset:0;z-index:2147483647';
    document.querySelector('main')?.append(fixed);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page).toHaveURL(/properties$/);
});

test('on a phone the menu opens, lists every town with its state, and any choice closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page, HOME);
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
  test(
    `Home Valuation ${way} to its section and opens the dialog half a second later`,
    longIf(motion === 'reduce'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.clock.install();
      await page.goto('/');
      await hydrated(page, HOME);
      await settled(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('main').getByRole('button', { name: 'Home Valuation', exact: true }).click();
      const top = () => page.locator('#valuation').evaluate((section) => section.getBoundingClientRect().top);
      if (motion === 'reduce') expect(Math.abs(await top())).toBeLessThan(140);
      await page.clock.runFor(499);
      await atRest(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      await expect(page.getByRole('dialog', { name: 'Get Your Free Home Valuation' })).toBeVisible();
      await expect.poll(async () => Math.abs(await top())).toBeLessThan(140);
    },
  );
}

test('a tooltip opens after 700 ms, the next one within 300 ms at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Testimonials', exact: true });
  await region.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await settled(page);
  await listensTo(page, 'pointerover');
  const bubble = page.locator('[data-radix-popper-content-wrapper]');
  await page.clock.pauseAt(Date.now() + 60_000);
  await region.getByRole('button', { name: 'Next testimonial' }).hover();
  await page.clock.runFor(699);
  await atRest(page);
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
  await atRest(page);
  await expect(bubble).toHaveCount(0);
});

test('the dropdown opens after 200 ms of pointing, closes 150 ms after leaving, and within 300 ms opens at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const word = area(page).getByRole('button', { name: 'Areas of Specialization' });
  await expect(word).toBeVisible();
  await settled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await word.hover();
  await page.clock.runFor(199);
  await atRest(page);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(1);
  await expect(word).toHaveAttribute('data-state', 'open');
  await page.mouse.move(40, 700);
  await page.clock.runFor(149);
  await atRest(page);
  await expect(word).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(2);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await word.hover();
  await page.clock.runFor(1);
  await expect(word).toHaveAttribute('data-state', 'open');
  await page.mouse.move(40, 700);
  await page.clock.runFor(151);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(301);
  await word.hover();
  await page.clock.runFor(199);
  await atRest(page);
  await expect(word).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(1);
  await expect(word).toHaveAttribute('data-state', 'open');
});

test('a link that I hold down while the hover menu comes still leads me there', async ({ page }) => {
  const release = await hold(page, '**/hover-menu.*.js');
  const asked = page.waitForRequest('**/hover-menu.*.js');
  await page.goto('/about');
  await page.mouse.move(40, 700);
  const link = area(page).getByRole('link', { name: 'Properties' });
  await link.hover();
  await asked;
  await page.mouse.down();
  release();
  // The menu's code is loaded, and waits until the button is released.
  await listensTo(page, 'pointercancel', 'window');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(area(page).getByRole('button', { name: 'Areas of Specialization' })).toHaveAttribute(
    'data-state',
    'closed',
  );
});
