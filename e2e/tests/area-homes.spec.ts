/** The agent's own homes on a town's page, in every state. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { type Answer, changeAnswers, holdAnswers, hydrated, type Row } from './answers.ts';
import { endless, hasNoSidewaysScroll } from './long-words.ts';

const SLUG = 'rumson';
const homes = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Homes in Rumson' });
const cards = (page: Page) => page.getByRole('main').locator('article article');

/** Comes to the town's page from another one, so that the browser asks for its homes. */
async function walkTo(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const footer = page.getByRole('contentinfo');
  const fold = footer.getByRole('button', { name: 'Areas of Specialization' });
  if (await fold.isVisible()) await fold.click();
  await footer.locator(`a[href="/areas/${SLUG}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');
}

const withHomes = (page: Page, change: (homes: Row[]) => Row[]) =>
  changeAnswers(page, {
    TownHomes: (data: Answer) => {
      const { nodes } = data.properties as unknown as { nodes: Row[] };
      return { properties: { ...data.properties, nodes: change(nodes) } };
    },
  });

const copies = (homes: Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...homes[0], id: `copy-${index}` }));

test('they load under their heading', async ({ page }) => {
  const release = await holdAnswers(page);
  await walkTo(page);
  await expect(homes(page)).toBeVisible();
  await expect(page.getByText('Loading properties...')).toBeVisible();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Loading properties...')).toHaveCount(0);
});

test('without any, the section is not there and the rest of the page is', async ({ page }) => {
  await withHomes(page, () => []);
  await walkTo(page);
  await expect(page.getByText('Loading properties...')).toHaveCount(0);
  await expect(homes(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /market/i }).first()).toBeVisible();
});

test('when they cannot be loaded, Retry brings them', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/graphql', (route) => route.abort());
  await walkTo(page);
  await expect(page.getByText('The homes could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('without the part that has the homes, the town’s page stands, and says whom to call in their place', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR|mfe-listings/);
  await page.route(/\/mfe-listings\/[^/]+\/(?!.*\.css)/, (route) => route.abort());
  await walkTo(page);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /market/i })
      .first(),
  ).toBeVisible();
  await expect(homes(page)).toHaveCount(0);
});

test('one has company and a way to all others; six are six', async ({ page }) => {
  let count = 1;
  await withHomes(page, (found) => copies(found, count));
  await walkTo(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/My one listing in Rumson just now/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View All Properties' })).toBeVisible();
  count = 6;
  await walkTo(page);
  await expect(cards(page)).toHaveCount(6);
});

test('endless words and missing pictures stay inside the page, at 360 and at 1280 px', async ({ page }) => {
  await withHomes(page, (found) => copies(found, 3).map((home) => ({ ...endless(home), photos: [] })));
  await walkTo(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(cards(page).first()).toContainText('Bartholomew');
    await expect(cards(page).first().getByText('Awaiting Images')).toBeVisible();
    await hasNoSidewaysScroll(page);
  }
});

test('a broken picture keeps its place and its description', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/attached_assets/**', (route) => route.fulfill({ status: 404 }));
  await walkTo(page);
  const picture = cards(page).first().locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /\w/);
  expect((await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
});
