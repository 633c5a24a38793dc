/** The home page's three carousels, to the number, on a clock that only this test moves. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { type Answer, arrive, changeAnswers, isTakenOver, type Row } from './answers.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const inSight = (region: Locator) => region.locator('div:not([inert]) > figure, div:not([inert]) > article');
const current = (region: Locator) => region.locator('button[aria-current="true"]');

const goHome = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/');
};

/** Stops the clock with the carousel's interval just begun: a pointer that comes and goes starts it anew. */
async function beginInterval(page: Page, region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(current(region)).toBeVisible();
  await expect.poll(() => current(region).evaluate(isTakenOver)).toBe(true);
  await page.waitForLoadState('networkidle');
  await region.hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').hover();
  await page.waitForTimeout(100);
}

async function moves(page: Page, region: Locator, after: number, from: RegExp, to: RegExp): Promise<void> {
  await page.clock.runFor(after - 1);
  await page.waitForTimeout(100);
  await expect(current(region)).toHaveAccessibleName(from);
  await page.clock.runFor(1);
  await expect(current(region)).toHaveAccessibleName(to);
}

const staysStill = async (page: Page, region: Locator, name: RegExp): Promise<void> => {
  await page.clock.runFor(60_000);
  await page.waitForTimeout(150);
  await expect(current(region)).toHaveAccessibleName(name);
};

test.describe('testimonials', () => {
  test('I see three at a time and the next after seven seconds', async ({ page }) => {
    await goHome(page);
    const region = carousel(page, 'Testimonials');
    await beginInterval(page, region);
    await expect(inSight(region)).toHaveCount(3);
    await moves(page, region, 7000, /testimonial 1$/, /testimonial 2$/);
    await moves(page, region, 7000, /testimonial 2$/, /testimonial 3$/);
  });

  for (const [use, button, shown] of [
    ['an arrow', 'Next testimonial', /testimonial 2$/],
    ['a dot', 'Show testimonial 3', /testimonial 3$/],
  ] as const) {
    test(`once I use ${use} they never move again by themselves`, async ({ page }) => {
      await goHome(page);
      const region = carousel(page, 'Testimonials');
      await beginInterval(page, region);
      await region.getByRole('button', { name: button }).click();
      await page.getByRole('banner').hover();
      await expect(current(region)).toHaveAccessibleName(shown);
      await staysStill(page, region, shown);
    });
  }

  test('before the first comes the last, and after the last the first', async ({ page }) => {
    await goHome(page);
    const region = carousel(page, 'Testimonials');
    const dots = region.getByRole('button', { name: /^Show testimonial/ });
    await region.getByRole('button', { name: 'Previous testimonial' }).click();
    const count = await dots.count();
    await expect(current(region)).toHaveAccessibleName(`Show testimonial ${count}`);
    await region.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(current(region)).toHaveAccessibleName('Show testimonial 1');
    await dots.nth(count - 1).click();
    await region.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(current(region)).toHaveAccessibleName('Show testimonial 1');
  });

  test('I can pause them and let them go on', async ({ page }) => {
    await goHome(page);
    const region = carousel(page, 'Testimonials');
    await beginInterval(page, region);
    await region.getByRole('button', { name: 'Pause the testimonials' }).click();
    await page.getByRole('banner').hover();
    await staysStill(page, region, /testimonial 1$/);
    await region.getByRole('button', { name: 'Play the testimonials' }).click();
    await page.getByRole('banner').hover();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await moves(page, region, 7000, /testimonial 1$/, /testimonial 2$/);
  });

  test('while I point at them or a button of theirs has the focus they wait', async ({ page }) => {
    await goHome(page);
    const region = carousel(page, 'Testimonials');
    await beginInterval(page, region);
    await region.hover();
    await staysStill(page, region, /testimonial 1$/);
    await page.getByRole('banner').hover();
    await region.getByRole('button', { name: 'Show testimonial 2' }).focus();
    await staysStill(page, region, /testimonial 1$/);
  });

  test('under reduced motion they never move by themselves and need no pause button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goHome(page);
    const region = carousel(page, 'Testimonials');
    await beginInterval(page, region);
    await expect(region.getByRole('button', { name: /Pause/ })).toHaveCount(0);
    await staysStill(page, region, /testimonial 1$/);
  });

  test('three of them stand still without arrows or dots', async ({ page }) => {
    await page.clock.install();
    await changeAnswers(page, { Testimonials: (data) => ({ testimonials: data.testimonials?.slice(0, 3) }) });
    await arrive(page, 'home');
    const region = carousel(page, 'Testimonials');
    await expect(region.locator('figure')).toHaveCount(3);
    await page.clock.runFor(20_000);
    await expect(region.getByRole('button')).toHaveCount(0);
  });

  test('without any, nothing but the anchor stands there', async ({ page }) => {
    await changeAnswers(page, { Testimonials: () => ({ testimonials: [] }) });
    await arrive(page, 'home');
    await expect(page.getByRole('heading', { name: 'Recent Sales' })).toBeVisible();
    await expect(page.locator('#testimonials')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'In their words' })).toHaveCount(0);
  });

  test('on a phone I see one at a time, with a dot for each', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const region = carousel(page, 'Testimonials');
    await expect(current(region)).toBeVisible();
    await expect(inSight(region)).toHaveCount(1);
    await expect(region.getByRole('button', { name: /^Show testimonial/ })).toHaveCount(8);
  });
});

test.describe('recent sales', () => {
  test('the next sale comes after nine seconds, and nine seconds after I chose one myself', async ({ page }) => {
    await goHome(page);
    const region = carousel(page, 'Recent sales');
    await beginInterval(page, region);
    await expect(inSight(region)).toHaveCount(1);
    await moves(page, region, 9000, /sale 1$/, /sale 2$/);
    await page.clock.runFor(8000);
    await region.getByRole('button', { name: 'Next sale' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('banner').hover();
    await page.waitForTimeout(100);
    await moves(page, region, 9000, /sale 3$/, /sale 4$/);
  });

  test('a swipe over 50 px to the left is the next sale, to the right the one before', async ({ page }) => {
    await page.goto('/');
    const region = carousel(page, 'Recent sales');
    await expect(current(region)).toHaveAccessibleName('Show sale 1');
    await expect.poll(() => current(region).evaluate(isTakenOver)).toBe(true);
    await region.hover(); // it waits while I point at it
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
    await expect(current(region)).toHaveAccessibleName('Show sale 8');
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

  test('dated sales come newest first; a sale without a date keeps its place', async ({ page, request }) => {
    await page.goto('/');
    const region = carousel(page, 'Recent sales');
    await expect(current(region)).toBeVisible();
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

  test('no sales, no section', async ({ page }) => {
    await changeAnswers(page, { RecentSales: () => ({ recentSales: [] }) });
    await arrive(page, 'home');
    await expect(page.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent Sales' })).toHaveCount(0);
  });
});

test.describe('featured properties', () => {
  const some = (count: number, change: (home: Row, index: number) => Row = (home) => home) => ({
    FeaturedProperties: (data: Answer) => ({
      featuredProperties: data.featuredProperties?.slice(0, count).map(change),
    }),
  });

  test('I see three, and arrows because there are more; each leads to its page', async ({ page }) => {
    await page.goto('/');
    const region = carousel(page, 'Featured properties');
    await expect(region.getByRole('button', { name: 'Next properties' })).toBeVisible();
    await expect(inSight(region)).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', { name: 'View All Properties' })).toHaveAttribute(
      'href',
      '/properties',
    );
    const first = inSight(region).first();
    const address = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/properties\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  });

  test('three have no arrows; pending, for sale and without pictures they say so', async ({ page }) => {
    const changed = some(3, (home, index) => ({
      ...home,
      status: index === 0 ? 'pending' : 'active',
      listingType: 'sale',
      ...(index === 2 ? { photos: [] } : {}),
    }));
    await changeAnswers(page, changed);
    await arrive(page, 'home');
    const region = carousel(page, 'Featured properties');
    await expect(inSight(region)).toHaveCount(3);
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(inSight(region).nth(0)).toContainText('Pending');
    await expect(inSight(region).nth(1)).toContainText('For Sale');
    await expect(inSight(region).nth(2)).toContainText('Awaiting Images');
  });

  test('none, and the section is not there', async ({ page }) => {
    await changeAnswers(page, some(0));
    await arrive(page, 'home');
    await expect(page.getByRole('heading', { name: 'Recent Sales' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured Properties' })).toHaveCount(0);
  });
});
