/** The home page's three carousels and a home's gallery with one entry, with many, and with broken pictures. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { type Answer, arrive, changeAnswers, hydrated, type Row } from './answers.ts';
import { carousel, inSight } from './carousel.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

const refused = /Failed to load resource|net::ERR/;

const copies = (rows: Row[] | undefined, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...rows?.[index % rows.length], id: `copy-${index}` }));

const parts = [
  { name: 'Featured properties', operation: 'FeaturedProperties', list: 'featuredProperties', dots: 0 },
  { name: 'Recent sales', operation: 'RecentSales', list: 'recentSales', dots: 30 },
  { name: 'Testimonials', operation: 'Testimonials', list: 'testimonials', dots: 30 },
] as const;

/** Every carousel of the home page has so many. */
const have = (page: Page, count: number) =>
  changeAnswers(
    page,
    Object.fromEntries(
      parts.map(({ operation, list }) => [operation, (data: Answer) => ({ [list]: copies(data[list], count) })]),
    ),
  );

test('in each carousel a single one stands by itself, without arrows or dots', async ({ page }) => {
  await have(page, 1);
  await arrive(page, 'home');
  for (const { name } of parts)
    await test.step(name, async () => {
      const region = carousel(page, name);
      await expect(inSight(region)).toHaveCount(1);
      await expect(region.getByRole('button', { name: /^(Previous|Next|Show) / })).toHaveCount(0);
    });
});

test('in each carousel thirty are counted, have their dots and no sideways scroll, at 360 and at 1280 px', async ({
  page,
}) => {
  // None turns by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await have(page, 30);
  await arrive(page, 'home');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, dots } of parts)
      await test.step(`${name}: at ${width} px with ${dots || 'no'} dots`, async () => {
        const region = carousel(page, name);
        await expect(region.getByText('1 / 30')).toBeVisible();
        await expect(region.getByRole('button', { name: /^Show / })).toHaveCount(dots);
      });
    await hasNoSidewaysScroll(page);
  }
});

test('a broken picture of a carousel keeps its place and its description', async ({ page, allowConsole }) => {
  allowConsole(refused);
  // A carousel that turns by itself cannot be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/attached_assets/**', (route) => route.fulfill({ status: 404 }));
  await arrive(page, 'home');
  for (const name of ['Featured properties', 'Recent sales'])
    await test.step(name, async () => {
      const picture = inSight(carousel(page, name)).first().locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', /\w/);
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    });
});

async function openHome(page: Page, change: (photos: Row[]) => Row[]): Promise<void> {
  await changeAnswers(page, {
    PropertyPage: ({ property }) => {
      const home = property as unknown as Row & { photos: Row[] };
      return { property: { ...home, photos: change(home.photos) } };
    },
  });
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
}

test('a home with one photo shows it, with nothing to turn', long, async ({ page }) => {
  await openHome(page, (photos) => photos.slice(0, 1));
  const gallery = page.getByRole('region', { name: /^Photos of/ });
  await expect(gallery.getByText('1 of 1')).toBeVisible();
  await expect(gallery.getByRole('button')).toHaveCount(1);
});

test('sixty photos turn in a circle inside the page, at 360 and at 1280 px', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHome(page, (photos) => Array.from({ length: 60 }, () => ({ ...photos[0] })));
  const gallery = page.getByRole('region', { name: /^Photos of/ });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(gallery.getByText('1 of 60')).toBeVisible();
    await gallery.getByRole('button', { name: /^Previous/ }).click();
    await expect(gallery.getByText('60 of 60')).toBeVisible();
    await gallery.getByRole('button', { name: /^Next/ }).click();
    await expect(gallery.getByText('1 of 60')).toBeVisible();
    await hasNoSidewaysScroll(page);
  }
});

test('a home’s broken photo keeps its place and its description', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.route('**/attached_assets/**', (route) => route.fulfill({ status: 404 }));
  await openHome(page, (photos) => photos);
  const picture = page
    .getByRole('region', { name: /^Photos of/ })
    .locator('img')
    .first();
  await expect(picture).toHaveAttribute('alt', /\w/);
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
});
