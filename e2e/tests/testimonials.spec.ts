/** The home page's testimonials, with exact sizes and times. */

import type { Page } from '@playwright/test';
import { expect, long, test, walkAt } from '../support/test.ts';
import { arrive, changeAnswers } from './answers.ts';
import { beginInterval, carousel, current, goHome, inSight, leaveCarousel, moves, staysStill } from './carousel.ts';
import { hold } from './hold.ts';

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
    await leaveCarousel(page);
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
  await leaveCarousel(page);
  await staysStill(page, region, /testimonial 1$/);
  await region.getByRole('button', { name: 'Play the testimonials' }).click();
  await leaveCarousel(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moves(page, region, 7000, /testimonial 1$/, /testimonial 2$/);
});

test('while I point at them or a button of theirs has the focus they wait', async ({ page }) => {
  await goHome(page);
  const region = carousel(page, 'Testimonials');
  await beginInterval(page, region);
  await region.hover();
  await staysStill(page, region, /testimonial 1$/);
  await leaveCarousel(page);
  await region.getByRole('button', { name: 'Show testimonial 2' }).focus();
  await staysStill(page, region, /testimonial 1$/);
});

test('with the focus inside they wait on when the pointer leaves, and the other way round', long, async ({ page }) => {
  await goHome(page);
  const region = carousel(page, 'Testimonials');
  await beginInterval(page, region);
  await region.getByRole('button', { name: 'Show testimonial 2' }).focus();
  await region.hover();
  await leaveCarousel(page);
  await staysStill(page, region, /testimonial 1$/);
  await region.hover();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await staysStill(page, region, /testimonial 1$/);
  await leaveCarousel(page);
  await moves(page, region, 7000, /testimonial 1$/, /testimonial 2$/);
});

test('under reduced motion they never move by themselves and need no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goHome(page);
  const region = carousel(page, 'Testimonials');
  await beginInterval(page, region);
  await expect(region.getByRole('button', { name: /Pause/ })).toHaveCount(0);
  await staysStill(page, region, /testimonial 1$/);
});

test('three of them stand still without arrows or dots', long, async ({ page }) => {
  await page.clock.install();
  await changeAnswers(page, { Testimonials: (data) => ({ testimonials: data.testimonials?.slice(0, 3) }) });
  await arrive(page, 'home');
  const region = carousel(page, 'Testimonials');
  await expect(region.locator('figure')).toHaveCount(3);
  await page.clock.runFor(20_000);
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('without any, nothing but the anchor stands there', long, async ({ page }) => {
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

const longWords = 'The porch is deep enough for a table of eight, and she knew it. '.repeat(79).trim();
/** The first testimonial is very long. */
const withLongOne = (page: Page) =>
  changeAnswers(page, {
    Testimonials: ({ testimonials }) => ({
      testimonials: testimonials?.map((row, index) => (index === 0 ? { ...row, reviewText: longWords } : row)),
    }),
  });

test('one that I opened before the carousel came stays open when it comes', async ({ page }) => {
  const letThrough = await hold(page, /quotes-carousel\.[0-9a-f]+\.js$/);
  await withLongOne(page);
  await arrive(page, 'home');
  await page.getByText('Read it all').first().click();
  letThrough();
  const region = carousel(page, 'Testimonials');
  await expect(region).toBeVisible();
  const quote = inSight(region).first().getByRole('blockquote');
  await expect(quote).toHaveText(new RegExp(`${longWords.slice(-60)}$`), { useInnerText: true });
});

for (const width of [360, 1280])
  test(
    `one of 5,000 letters takes no more room than others until I open it, at ${width} px`,
    walkAt(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await withLongOne(page);
      await arrive(page, 'home');
      const region = carousel(page, 'Testimonials');
      await region.scrollIntoViewIfNeeded();
      await beginInterval(page, region);
      const heightOf = async () => (await region.boundingBox())?.height ?? 0;
      expect(await heightOf()).toBeLessThan(900);
      const quote = inSight(region).first();
      await expect(quote.getByRole('blockquote')).toHaveText(/^The porch.{500,650}$/, { useInnerText: true });
      await quote.getByText('Read it all').click();
      await expect(quote.getByRole('blockquote')).toHaveText(new RegExp(`${longWords.slice(-60)}$`), {
        useInnerText: true,
      });
      expect(await heightOf()).toBeGreaterThan(2000);
      await expect(region.getByRole('button', { name: 'Pause the testimonials' })).toHaveCount(0);
      await quote.getByText('Show less').click();
      await expect.poll(heightOf).toBeLessThan(900);
    },
  );
