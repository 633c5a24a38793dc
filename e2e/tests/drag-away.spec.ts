/** Sheets that can be dragged away by their handle. */

import type { Locator, Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The code of dragging. */
const CODE = /\/drag\.[0-9a-f]+\.js$/;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find a home' });
const menu = (page: Page) => page.locator('#mobile-menu');
const handleOf = (one: Locator) => one.locator('> [aria-hidden]').first();
const shiftOf = (one: Locator) => one.evaluate((element) => element.style.transform);

/** Moves a finger by this many pixels in this many milliseconds. Returns a function that lifts it. */
async function pull(page: Page, from: Locator, by: number, milliseconds: number): Promise<() => Promise<unknown>> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x, y: y + by * share }],
      timestamp: start + (milliseconds * share) / 1000,
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  const timestamp = start + (milliseconds + 1) / 1000;
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
}

async function drag(...way: Parameters<typeof pull>): Promise<void> {
  const lift = await pull(...way);
  await lift();
}

async function openSheet(page: Page): Promise<void> {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('link', { name: 'More', exact: true }).tap();
  await expect(sheet(page)).toBeVisible();
  await arrived(sheet(page));
}

/** The sheet's opening animation has ended. */
const arrived = (one: Locator) =>
  one.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined));

test('the sheet of filters follows the finger, and springs back if let go before a third of its height', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()));
  await openSheet(page);
  expect(asked).toEqual([]);
  const lift = await pull(page, handleOf(sheet(page)), 90, 900);
  await expect.poll(() => shiftOf(sheet(page))).toBe('translateY(90px)');
  await lift();
  await expect.poll(() => shiftOf(sheet(page))).toBe('');
  await expect(sheet(page)).toHaveAttribute('data-state', 'open');
  expect(asked).toHaveLength(1);
});

for (const [how, by, milliseconds] of [
  ['past a third of its height', 420, 4000],
  ['with a flick', 60, 60],
  ['with a slower flick', 130, 130],
] as const)
  test(`let go ${how} the sheet goes, as by its cross`, longIf(how === 'with a slower flick'), async ({ page }) => {
    await openSheet(page);
    await drag(page, handleOf(sheet(page)), by, milliseconds);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/properties$/);
    await expect(page.getByRole('link', { name: 'More', exact: true })).toBeFocused();
  });

test('what a sheet has scrolled is not seen through its handle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openSheet(page);
  await sheet(page).evaluate((element) => element.scrollBy(0, 120));
  const grounds = [sheet(page), handleOf(sheet(page))].map((one) =>
    one.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  const [ground, own] = await Promise.all(grounds);
  expect(own).toBe(ground);
});

test('a finger on the form scrolls the form, and the sheet stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await openSheet(page);
  await sheet(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await drag(page, sheet(page).getByText('Price', { exact: false }).first(), -120, 600);
  await expect.poll(() => sheet(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
  expect(await shiftOf(sheet(page))).toBe('');
});

test('where its code is lost the sheet follows all the same', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(CODE, (route) => route.abort());
  await openSheet(page);
  await drag(page, handleOf(sheet(page)), 90, 900);
  await expect.poll(() => shiftOf(sheet(page))).toBe('');
  await drag(page, handleOf(sheet(page)), 420, 4000);
  await expect(sheet(page)).toHaveCount(0);
});

test('the menu goes up with the finger, and leaves nothing to go back through', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu(page)).toBeVisible();
  const handle = menu(page).locator('> [aria-hidden]');
  await drag(page, handle, -90, 900);
  await expect.poll(() => shiftOf(menu(page))).toBe('');
  await drag(page, handle, -400, 4000);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.waitForFunction(() => !history.state?.places?.length);
  await expect(page).toHaveURL(/\/about$/);
});
