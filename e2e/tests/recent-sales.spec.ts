/** The home page's recent sales, with exact sizes and times. */

import { expect, long, test } from '../support/test.ts';
import { type Answer, arrive, changeAnswers, isHydrated, type Row } from './answers.ts';
import { beginInterval, carousel, current, goHome, inSight, leaveCarousel, moves, staysStill } from './carousel.ts';

test('the next sale comes after nine seconds, and nine seconds after I chose one myself', async ({ page }) => {
  await goHome(page);
  const region = carousel(page, 'Recent sales');
  await beginInterval(page, region);
  await expect(inSight(region)).toHaveCount(1);
  await moves(page, region, 9000, /sale 1$/, /sale 2$/);
  await page.clock.runFor(8000);
  await region.getByRole('button', { name: 'Next sale' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await leaveCarousel(page);
  await moves(page, region, 9000, /sale 3$/, /sale 4$/);
});

test('with the focus inside they wait, wherever the pointer goes', async ({ page }) => {
  await goHome(page);
  const region = carousel(page, 'Recent sales');
  await beginInterval(page, region);
  await region.getByRole('button', { name: 'Show sale 2' }).focus();
  await region.hover();
  await leaveCarousel(page);
  await staysStill(page, region, /sale 1$/);
});

test('a swipe over 50 px to the left is the next sale, to the right the one before', async ({ page }) => {
  await page.goto('/');
  const region = carousel(page, 'Recent sales');
  await expect(current(region)).toHaveAccessibleName('Show sale 1');
  await expect.poll(() => current(region).evaluate(isHydrated)).toBe(true);
  await region.hover(); // It does not turn while the pointer is over it.
  const swipe = (by: number) =>
    inSight(region)
      .first()
      .evaluate((target, across) => {
        const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 20 });
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          new TouchEvent('touchstart', { ...init, touches: [touch(200)], changedTouches: [touch(200)] }),
        );
        target.dispatchEvent(new TouchEvent('touchend', { ...init, changedTouches: [touch(200 + across)] }));
      }, by);
  await swipe(-50);
  await expect(current(region)).toHaveAccessibleName('Show sale 1');
  await swipe(-51);
  await expect(current(region)).toHaveAccessibleName('Show sale 2');
  await swipe(51);
  await expect(current(region)).toHaveAccessibleName('Show sale 1');
  await swipe(60);
  const last = await region.getByRole('button', { name: /^Show sale/ }).count();
  await expect(current(region)).toHaveAccessibleName(`Show sale ${last}`);
});

const oneSale = (data: Answer, change: Row = {}) => ({
  recentSales: data.recentSales?.slice(0, 1).map((sale) => ({ ...sale, ...change })),
});

test('a single sale stands still, its long story ends after three lines', async ({ page }) => {
  const description = 'A parlor-floor kitchen, four working fireplaces and a garden in the sun. '.repeat(30);
  await changeAnswers(page, {
    RecentSales: (data) =>
      oneSale(data, { description, soldDate: '2026-09-18T12:00:00.000Z', zillowUrl: null, photos: [] }),
  });
  await arrive(page, 'home');
  const region = carousel(page, 'Recent sales');
  await expect(region.getByText('No image available')).toBeVisible();
  await expect(region.getByText('September 18, 2026')).toBeVisible();
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect(region.getByRole('link')).toHaveCount(0);
  const text = region.getByText('A parlor-floor kitchen');
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});

test('dated sales come newest first; a sale without a date keeps its place', long, async ({ page, request }) => {
  await page.goto('/');
  const region = carousel(page, 'Recent sales');
  await expect.poll(() => current(region).evaluate(isHydrated)).toBe(true);
  const answer = await request.get('/api/properties');
  const sold = ((await answer.json()) as Row[]).filter(({ status }) => status === 'sold');
  const dated = sold
    .filter(({ soldDate }) => soldDate)
    .sort((one, other) => String(other.soldDate).localeCompare(String(one.soldDate)));
  const expected = sold.map((sale) => (sale.soldDate ? dated.shift() : sale)?.address);
  for (const [index, address] of expected.entries()) {
    await region.getByRole('button', { name: `Show sale ${index + 1}`, exact: true }).click();
    await expect(inSight(region).getByRole('heading')).toHaveText(String(address));
  }
});

test('no sales, no section', long, async ({ page }) => {
  await changeAnswers(page, { RecentSales: () => ({ recentSales: [] }) });
  await arrive(page, 'home');
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Sales' })).toHaveCount(0);
});
