/** How homes move to their new places when a filter changes. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hold } from './hold.ts';

/** The code that moves the homes. */
const MOTION = /\/motion\.[0-9a-f]+\.js$/;

type Moved = { home: string | null; what: string };

/** Records animations as `moved` in the window. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const home = this.querySelector('a')?.getAttribute('href') ?? null;
      if (this.matches('article')) moved.push({ home, what: Object.keys(keyframes ?? {})[0] });
      return animate.call(this, keyframes, options);
    };
  });

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
const cards = (page: Page) => page.getByRole('region', { name: 'Active Listings' }).locator('article');
const homes = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''));

async function begin(page: Page): Promise<string[]> {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
  return homes(page);
}

const narrow = (page: Page) => page.getByLabel('Beds').selectOption('4');

// So tall that whole lists are visible.
const TALL = { width: 1280, height: 4000 };

test('when I narrow the list, homes that go fade away, and those that stay glide to their new places', async ({
  page,
}) => {
  await page.setViewportSize(TALL);
  await watchMotion(page);
  const motion: string[] = [];
  page.on('request', (request) => MOTION.test(request.url()) && motion.push(request.url()));
  const before = await begin(page);
  expect(motion).toEqual([]);
  // The first answer may come before the code of the animation.
  const code = page.waitForResponse(MOTION);
  await page.getByLabel('Beds').selectOption('1');
  await code;
  await expect(page).toHaveURL(/beds=1/);
  await narrow(page);
  await expect(page).toHaveURL(/beds=4/);
  await expect.poll(() => cards(page).count()).toBeLessThan(before.length);
  const left = await homes(page);
  const gone = before.filter((home) => !left.includes(home));
  const stayed = left.filter((home) => before.indexOf(home) !== left.indexOf(home));
  expect([gone.length > 0, stayed.length > 0]).toEqual([true, true]);
  await expect
    .poll(() => moved(page))
    .toEqual(
      expect.arrayContaining([
        ...gone.map((home) => ({ home, what: 'opacity' })),
        ...stayed.map((home) => ({ home, what: 'transform' })),
      ]),
    );
  // After the animation no styles of it are left, and each home is there once.
  await expect
    .poll(() => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('style') || '')))
    .toEqual(left.map(() => ''));
  expect(new Set(left).size).toBe(left.length);
});

test('homes that stay glide to their places where the answer was long on its way, too', long, async ({ page }) => {
  await page.setViewportSize(TALL);
  await watchMotion(page);
  const before = await begin(page);
  const code = page.waitForResponse(MOTION);
  await page.getByLabel('Beds').selectOption('1');
  await code;
  await expect(page).toHaveURL(/beds=1/);
  const earlier = (await moved(page)).length;
  const release = await hold(page, /\/graphql/);
  await narrow(page);
  // The earlier list stays until the next one has come.
  await expect(page).toHaveURL(/beds=4/);
  expect(await moved(page)).toHaveLength(earlier);
  release();
  await expect.poll(() => cards(page).count()).toBeLessThan(before.length);
  const stayed = (await homes(page)).map((home) => ({ home, what: 'transform' }));
  await expect.poll(async () => (await moved(page)).slice(earlier)).toEqual(expect.arrayContaining(stayed.slice(1)));
});

test('for those who ask for less motion nothing moves, and its code is not asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  const motion: string[] = [];
  page.on('request', (request) => MOTION.test(request.url()) && motion.push(request.url()));
  const before = await begin(page);
  await narrow(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(before.length);
  expect([await moved(page), motion]).toEqual([[], []]);
});

test('where the code of motion is lost the list changes all the same', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(MOTION, (route) => route.abort());
  const before = await begin(page);
  await page.getByLabel('Beds').selectOption('1');
  await expect(page).toHaveURL(/beds=1/);
  await narrow(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(before.length);
});

test(
  'a home from far below does not fly past: it is at its place at once, and can be pressed there',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await watchMotion(page);
    const before = await begin(page);
    const last = before.at(-1);
    const code = page.waitForResponse(MOTION);
    await page.getByLabel('Find in words').fill('1 bed');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await code;
    await expect(page).toHaveURL(/beds=1/);
    // Searched by its address, whichever home is last.
    const address = (await cards(page).last().getByRole('link').first().textContent()) ?? '';
    await page.getByLabel('Find in words').fill(address);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(cards(page).and(page.locator(':not([inert])'))).toHaveCount(1);
    expect(await homes(page)).toContain(last);
    const what = (await moved(page)).filter(({ home }) => home === last);
    expect(what.at(-1)).toEqual({ home: last, what: 'opacity' });
  },
);
