/** Every list in every state: loading, empty, failed, with one entry, very long, without a picture, with a broken one. */

import { expect, long, test } from '../support/test.ts';
import { arrive, changeAnswers, holdAnswers, hydrated, type Row } from './answers.ts';
import { endless, hasNoSidewaysScroll, longText, longWord, nodes } from './long-words.ts';

const refused = /Failed to load resource|net::ERR/;

test('while the home page’s data is on its way I read that it loads', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const release = await holdAnswers(page);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page.getByText('Loading testimonials...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Sales' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
  await expect(page.getByText('Loading testimonials...')).toHaveCount(0);
});

test('each part of the home page that fails offers a Retry that works', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  for (const what of ['The testimonials', 'The featured properties', 'The recent sales'])
    await expect(page.getByText(`${what} could not be loaded.`)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('region', { name: 'Featured properties' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent sales' })).toBeVisible();
});

test('no home at all reads as one sentence', async ({ page }) => {
  const none = nodes((home) => home, 0);
  const noTotal = () => ({ forSale: { totalCount: 0 }, sold: { totalCount: 0 } });
  await changeAnswers(page, { PropertiesForSale: none, PropertiesSold: none, PropertyTotals: noTotal });
  await arrive(page, 'properties');
  await expect(page.getByText('No properties found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask me to look for one' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all homes' })).toHaveCount(0);
  // Where only sold homes are asked for, all homes would be none, too.
  await page.getByRole('main').getByText('Sold', { exact: true }).click();
  await expect(page).toHaveURL(/status=sold$/);
  await expect(page.getByText('No properties found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all homes' })).toHaveCount(0);
});

test('where nothing is sold yet, I am led to the homes for sale, with their number', async ({ page }) => {
  await changeAnswers(page, {
    PropertiesSold: nodes((home) => home, 0),
    PropertyTotals: ({ forSale }) => ({ forSale, sold: { totalCount: 0 } }),
  });
  await arrive(page, 'properties');
  await page.getByRole('main').getByText('Sold', { exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show all homes → \d+ homes$/ })
    .click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a single home is one home, a single sale one sale', long, async ({ page }) => {
  const one = nodes((home) => home, 1);
  await changeAnswers(page, { PropertiesForSale: one, PropertiesSold: one });
  await arrive(page, 'properties');
  await expect(page.getByText('1 home', { exact: true })).toBeVisible();
  await expect(page.getByText('1 sale', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  // No card is cut by the end of a printed page, and no heading stands there alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toHaveCSS('break-after', 'avoid');
});

const WIDTHS = [360, 1280];

test('very long texts stay inside the page, at 360 and at 1280 px', async ({ page }) => {
  await changeAnswers(page, {
    PropertiesForSale: nodes(endless, 4),
    PropertiesSold: nodes(endless, 4),
    FeaturedProperties: (data) => ({ featuredProperties: data.featuredProperties?.map(endless) }),
    RecentSales: (data) => ({ recentSales: data.recentSales?.map(endless) }),
    Testimonials: (data) => ({
      testimonials: data.testimonials?.map((row) => ({ ...row, name: longWord, reviewText: longText.repeat(8) })),
    }),
  });
  await arrive(page, 'properties');
  await expect(page.getByRole('article').first()).toContainText('Bartholomew');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await hasNoSidewaysScroll(page);
  }
  await arrive(page, 'home');
  await expect(page.getByRole('region', { name: 'Featured properties' })).toContainText('Bartholomew');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await hasNoSidewaysScroll(page);
  }
});

test('a page of endless words, without figures and pictures, holds, at 360 and at 1280 px', async ({ page }) => {
  const bare = { bedrooms: null, bathrooms: null, squareFeet: null, photos: [], description: longWord };
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({ property: { ...endless(property as unknown as Row), ...bare } }),
  });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Property Photos Coming Soon')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('--', { exact: true })).toHaveCount(3);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await hasNoSidewaysScroll(page);
  }
});

test('cards are silent about figures that are not known, and say when pictures are to come', async ({ page }) => {
  const bare = { bedrooms: null, bathrooms: null, squareFeet: null, photos: [] };
  await changeAnswers(page, { PropertiesForSale: nodes((home) => ({ ...home, ...bare }), 2) });
  await arrive(page, 'properties');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Awaiting Images')).toBeVisible();
  await expect(card).not.toContainText(/BD|BA|Sq\.Ft\.|--/);
});

test('a studio is one on its card, with nothing of bedrooms behind it', long, async ({ page }) => {
  await changeAnswers(page, { PropertiesForSale: nodes((home) => ({ ...home, bedrooms: 'Studio' }), 2) });
  await arrive(page, 'properties');
  const figures = page.getByRole('article').first().getByRole('listitem');
  await expect(figures.first()).toHaveText(/^Studio\s*$/);
  await expect(figures.nth(1)).toContainText('BA');
});

test('a broken picture leaves its description in its place', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.route('**/attached_assets/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/properties');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();
  const picture = card.locator('img');
  await expect(picture).toHaveAttribute('alt', /\w/);
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});
