/** Below a home: similar homes, recent sales nearby, and its town. */

import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

type Home = { id: string; city: string; status: string; listingType: string; address: string; priceAmount: number };

for (const width of [360, 1280]) {
  test(`at ${width} px I see homes like every one on offer, of its kind and never itself`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
    for (const home of homes.filter(({ status }) => status !== 'sold')) {
      await page.goto(`/properties/${home.id}`);
      const alike = page.getByRole('region', { name: /^(Homes|A home) like this one$/ });
      await expect(alike.getByRole('article').first()).toBeVisible();
      const links = alike.getByRole('article').getByRole('link');
      expect(await links.count()).toBeLessThanOrEqual(3);
      for (const address of await links.allTextContents()) {
        const other = homes.find((one) => one.address === address);
        expect(other).toMatchObject({ listingType: home.listingType });
        expect(other?.status).not.toBe('sold');
        expect(other?.id).not.toBe(home.id);
      }
    }
    await hasNoSidewaysScroll(page);
  });

  test(`at ${width} px I see what sold near a home: in its town first, then in the towns around it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
    const home = homes.find(({ city, status }) => city === 'Sea Bright' && status !== 'sold');
    await page.goto(`/properties/${home?.id}`);
    await hydrated(page, /./);
    const rows = page.getByRole('table', { name: 'What sold near it' }).locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('22 Surf Street');
    await expect(rows.first()).toContainText(/, Sea Bright$|, Sea Bright[^,]/);
    await expect(rows.nth(1)).toContainText(/, (Highlands|Long Branch), \d\u00a0mi/);
    await hasNoSidewaysScroll(page);
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('complementary').getByText('Sold', { exact: true })).toBeVisible();
  });
}

test('a home leads to the town that it stands in, by its poster and two sentences', async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  const home = homes.find(({ city }) => city === 'Rumson');
  await page.goto(`/properties/${home?.id}`);
  const town = page.getByRole('region', { name: 'Rumson', exact: true });
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

for (const width of [360, 1280]) {
  test(`at ${width} px I see where each town of a home lies on the Shore, and come to the whole of it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
    const cities = new Map(homes.map((home) => [home.city, home]));
    for (const [, home] of cities) {
      await page.goto(`/properties/${home.id}`);
      await hydrated(page, /./);
      const window = page.getByRole('img', { name: / on the drawn Shore$/ });
      await window.scrollIntoViewIfNeeded();
      const drawing = window.locator('img');
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const name = await window.locator('span').boundingBox();
      const [around, sheet] = [await window.boundingBox(), await drawing.boundingBox()];
      if (!name || !around || !sheet) throw new Error(`${home.city} has no place`);
      // The whole name is visible, and the drawing fills its window.
      expect(name.x).toBeGreaterThanOrEqual(around.x);
      expect(name.x + name.width).toBeLessThanOrEqual(around.x + around.width);
      expect(name.y + name.height).toBeLessThanOrEqual(around.y + around.height);
      expect(sheet.x).toBeLessThanOrEqual(around.x + 1);
      expect(sheet.y).toBeLessThanOrEqual(around.y + 1);
      expect(sheet.x + sheet.width).toBeGreaterThanOrEqual(around.x + around.width - 1);
      expect(sheet.y + sheet.height).toBeGreaterThanOrEqual(around.y + around.height - 1);
    }
    await page.getByRole('link', { name: 'The whole Shore' }).click();
    await expect(page.getByRole('heading', { name: 'The Shore', exact: true })).toBeInViewport();
  });
}
