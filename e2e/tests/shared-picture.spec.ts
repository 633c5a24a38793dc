/** The picture of a card grows into the picture of the home's page, and back again. */

import type { Locator, Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { holdAnswers, isHydrated } from './answers.ts';
import { hold } from './hold.ts';

type Move = { pictures: string[]; longest: number };

/** Records each view transition: which pictures move, and how long. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition;
    document.startViewTransition = (given) => {
      const transition = start.call(document, given);
      transition.ready.then(() => {
        const effects = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []));
        const moving = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
        const pictures = moving.flatMap(
          ({ pseudoElement }) => /group\((home-.+)\)/.exec(pseudoElement ?? '')?.[1] ?? [],
        );
        const longest = Math.max(...moving.map((effect) => Number(effect.getComputedTiming().endTime)));
        moves.push({ pictures, longest });
      });
      return transition;
    };
  });

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);

/** No element keeps a transition name after its transition. */
const namesLeft = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('[style]')].filter((one) => one.style.viewTransitionName).length,
  );

/** A card whose picture is loaded, and whose link is handled by React. */
async function cardOn(page: Page, path: string, number = 0): Promise<Locator> {
  await page.goto(path);
  const link = page.locator('article a[href^="/properties/"]:visible').nth(number);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
  await expect.poll(() => link.evaluate((one) => one.closest('article')?.querySelector('img')?.complete)).toBe(true);
  return link;
}

const homeOf = async (link: Locator) => `home-${(await link.getAttribute('href'))?.split('/').at(-1)}`;

for (const [path, number] of [
  ['/', 1],
  ['/properties', 4],
  ['/areas/sea-bright', 0],
] as const)
  test(
    `the picture of a card on ${path} becomes that of its page, and on the way back the card's again`,
    longIf(path !== '/properties'),
    async ({ page }) => {
      await watchMoves(page);
      const link = await cardOn(page, path, number);
      const [home, top] = [await homeOf(link), await page.evaluate(() => scrollY)];
      await link.click();
      await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
      await expect.poll(() => moves(page)).toEqual([{ pictures: [home], longest: 250 }]);
      await expect(page.locator('main')).toBeFocused();
      await page.goBack();
      await expect(link).toBeVisible();
      await expect.poll(() => moves(page)).toHaveLength(2);
      expect((await moves(page)).at(-1)).toEqual({ pictures: [home], longest: 250 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await expect.poll(() => namesLeft(page)).toBe(0);
    },
  );

test('while the page’s data is on its way, the picture of the card stands in its place and the page can be left', async ({
  page,
}) => {
  await watchMoves(page);
  const link = await cardOn(page, '/properties');
  const home = await homeOf(link);
  const answer = await holdAnswers(page);
  await link.click();
  await expect(page.getByText('Loading property...')).toBeVisible();
  await expect.poll(() => moves(page)).toEqual([{ pictures: [home], longest: 250 }]);
  await page.getByRole('main').getByRole('link', { name: 'Back to Properties' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  answer();
  await expect(link).toBeVisible();
});

test('for those who ask for less motion no picture moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMoves(page);
  await (await cardOn(page, '/properties')).click();
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Active Listings' })).toBeVisible();
  expect(await moves(page)).toEqual([]);
});

test('where a browser knows nothing of it, and on the way to any other page, pages change at once', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'startViewTransition', { value: undefined }));
  await (await cardOn(page, '/properties')).click();
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Active Listings' })).toBeVisible();
});

test('a picture that has not come yet stays where it is', async ({ page }) => {
  await watchMoves(page);
  const come = await hold(page, /\.avif$/);
  await page.goto('/properties', { waitUntil: 'commit' });
  const link = page.locator('article a[href^="/properties/"]').nth(1);
  await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
  await link.click();
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
  expect(await moves(page)).toEqual([]);
  come();
});
