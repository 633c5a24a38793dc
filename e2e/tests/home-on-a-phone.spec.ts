/** The home page on a phone: the first home is near the top, long lists scroll sideways, and nothing is left out. */

import type { Page } from '@playwright/test';
import { expect, long, longIf, test } from '../support/test.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('I see the newest homes right under the hero, and each leads to its page', async ({ page }) => {
    await page.goto('/');
    const newest = page.getByRole('region', { name: 'New on the Shore' });
    const homes = newest.getByRole('listitem');
    await expect(homes).toHaveCount(6);
    const top = await newest.evaluate((region) => region.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(900);
    const first = homes.first().getByRole('link');
    const address = await first.textContent();
    await first.tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(address));
  });

  test('I move them with a finger, and the next one shows that there is more', async ({ page }) => {
    await page.goto('/');
    const second = page.getByRole('region', { name: 'New on the Shore' }).getByRole('listitem').nth(1);
    const box = await second.boundingBox();
    expect(box?.x).toBeLessThan(330);
    const row = second.locator('..');
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(0);
  });

  /** Half of its earlier height, 16,120 px at 360. */
  const heights = { 320: 8_600, 360: 8_060, 412: 8_060 } as const;
  for (const [width, height] of Object.entries(heights)) {
    test(
      `the page stays below ${height} px, and nothing moves sideways but what is meant to, at ${width} px`,
      longIf(width !== '360'),
      async ({ page }) => {
        await page.setViewportSize({ width: Number(width), height: 780 });
        await page.goto('/');
        expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(height);
        expect(await sideways(page)).toBe(0);
        await page.evaluate(() => scrollBy(0, 300));
        await expect(page.getByRole('region', { name: 'Testimonials' })).toBeAttached();
        expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(height);
        expect(await sideways(page)).toBe(0);
      },
    );
  }

  test('I read the first words about the agent, and the rest at a press', async ({ page }) => {
    await page.goto('/');
    const about = page.locator('#about');
    const rest = about.getByText('You will not be handed to a team.');
    await expect(about.getByText('I grew up two blocks from the sea wall')).toBeVisible();
    await expect(rest).toBeHidden();
    await about.getByRole('button', { name: 'Read on' }).tap();
    await expect(rest).toBeVisible();
    await about.getByRole('button', { name: 'Read less', expanded: true }).tap();
    await expect(rest).toBeHidden();
  });

  test('what clients wrote does not grow or shrink when its carousel comes', async ({ page }) => {
    await page.goto('/');
    const words = page.locator('#testimonials');
    await expect(page.locator('head[data-skips]')).toHaveCount(0);
    const before = await words.evaluate((section) => section.getBoundingClientRect().height);
    await page.evaluate(() => scrollBy(0, 300));
    await expect(page.getByRole('region', { name: 'Testimonials' })).toBeAttached();
    const after = await words.evaluate((section) => section.getBoundingClientRect().height);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });

  test('the lists of the footer open at a press', async ({ page }) => {
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    const towns = footer.getByRole('button', { name: 'Areas of Specialization' });
    await expect(footer.getByRole('link', { name: 'Red Bank' })).toBeHidden();
    await towns.tap();
    await expect(towns).toHaveAttribute('aria-expanded', 'true');
    await footer.getByRole('link', { name: 'Red Bank' }).tap();
    await expect(page).toHaveURL('/areas/red-bank');
  });

  test('a carousel says where it stands, and the next card peeks in', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollBy(0, 300));
    const featured = page.getByRole('region', { name: 'Featured properties' });
    await expect(featured.getByText('1 / 12')).toBeVisible();
    await featured.getByRole('button', { name: 'Next properties' }).tap();
    await expect(featured.getByText('2 / 12')).toBeVisible();
    const last = featured.locator('article').last();
    await expect.poll(() => last.evaluate((card) => card.getBoundingClientRect().left)).toBeLessThan(345);
  });

  test('steps and values can be moved with the arrow keys', long, async ({ page }) => {
    await page.goto('/');
    const steps = page.getByRole('region', { name: 'The five steps' });
    await steps.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => steps.evaluate((rail) => rail.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

  test('the lists of the footer stand open', async ({ page }) => {
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Red Bank' })).toBeVisible();
    await expect(footer.getByRole('button')).toHaveCount(0);
  });

  test('all about the agent stands open', async ({ page }) => {
    await page.goto('/');
    const about = page.locator('#about');
    await expect(about.getByText('You will not be handed to a team.')).toBeVisible();
    await expect(about.getByRole('button', { name: 'Read on' })).toBeHidden();
  });
});

test('on a wide page the newest homes are the featured ones, and the footer stands open', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'New on the Shore' })).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Red Bank' })).toBeVisible();
  await expect(footer.getByRole('button')).toHaveCount(0);
});
