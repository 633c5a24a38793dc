/** Below a home: similar homes, recent sales nearby, and its town. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { readOnly } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

type Home = { id: string; city: string; status: string; listingType: string; address: string; priceAmount: number };

const WIDTHS = [360, 1280];

/** The whole name of a home's town is visible on the drawn Shore, and the drawing fills its window. */
async function hasPlace(page: Page): Promise<void> {
  const window = page.getByRole('img', { name: / on the drawn Shore$/ });
  await window.scrollIntoViewIfNeeded();
  const drawing = window.locator('img');
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const name = await window.locator('span').boundingBox();
  const [around, sheet] = [await window.boundingBox(), await drawing.boundingBox()];
  if (!name || !around || !sheet) throw new Error('The town has no place');
  expect(name.x).toBeGreaterThanOrEqual(around.x);
  expect(name.x + name.width).toBeLessThanOrEqual(around.x + around.width);
  expect(name.y + name.height).toBeLessThanOrEqual(around.y + around.height);
  expect(sheet.x).toBeLessThanOrEqual(around.x + 1);
  expect(sheet.y).toBeLessThanOrEqual(around.y + 1);
  expect(sheet.x + sheet.width).toBeGreaterThanOrEqual(around.x + around.width - 1);
  expect(sheet.y + sheet.height).toBeGreaterThanOrEqual(around.y + around.height - 1);
}

test('below each home I see homes like it', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await readOnly(page);
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  for (const home of homes) {
    if (home.status === 'sold') continue;
    await page.goto(`/properties/${home.id}`, { waitUntil: 'domcontentloaded' });
    await test.step(`those like ${home.address} are on offer, of its kind and never itself`, async () => {
      const alike = page.getByRole('region', { name: /^(Homes|A home) like this one$/ });
      const links = alike.getByRole('article').getByRole('link');
      await expect(links.first()).toBeVisible();
      expect(await links.count()).toBeLessThanOrEqual(3);
      for (const address of await links.allTextContents()) {
        const other = homes.find((one) => one.address === address);
        expect(other).toMatchObject({ listingType: home.listingType });
        expect(other?.status).not.toBe('sold');
        expect(other?.id).not.toBe(home.id);
      }
    });
  }
  await context.close();
});

test('below each home I see where its town lies on the Shore, at 360 and at 1280 px', long, async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  for (const home of new Map(homes.map((home) => [home.city, home])).values()) {
    await page.goto(`/properties/${home.id}`);
    await test.step(`I see where ${home.city} lies on the Shore`, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await hasPlace(page);
        await hasNoSidewaysScroll(page);
      }
    });
  }
  await test.step('I come to the whole of the Shore', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('link', { name: 'The whole Shore' }).click();
      await expect(page.getByRole('heading', { name: 'The Shore', exact: true })).toBeInViewport();
      if (width === WIDTHS[0]) await page.goBack();
    }
  });
});

test('I see what sold near a home: in its town first, then in the towns around it, at 360 and at 1280 px', async ({
  page,
  site,
}) => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  const home = homes.find(({ city, status }) => city === 'Sea Bright' && status !== 'sold');
  await page.goto(`/properties/${home?.id}`);
  await hydrated(page, /./);
  const rows = page.getByRole('table', { name: 'What sold near it' }).locator('tbody tr');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('22 Surf Street');
    await expect(rows.first()).toContainText(/, Sea Bright$|, Sea Bright[^,]/);
    await expect(rows.nth(1)).toContainText(/, (Highlands|Long Branch), \d\u00a0mi/);
    await hasNoSidewaysScroll(page);
  }
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('complementary').getByText('Sold', { exact: true })).toBeVisible();
});

test('a home leads to the town that it stands in, by its poster and two sentences', async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  const home = homes.find(({ city }) => city === 'Rumson');
  await page.goto(`/properties/${home?.id}`);
  const town = page.getByRole('region', { name: 'Rumson', exact: true });
  await hasPlace(page);
  await expect(town).toContainText('No. 13 of 17');
  await expect(town).toContainText('Hedges, shingles and sails, on a neck of land between two rivers.');
  await hydrated(page, /./);
  await town.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      town
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await town.getByRole('link', { name: 'About Rumson' }).click();
  await expect(page).toHaveURL(/\/areas\/rumson$/);
});
