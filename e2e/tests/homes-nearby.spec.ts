/** Below a home: others of its kind in its town, and what sold there last. */

import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

type Home = { id: string; city: string; status: string; listingType: string; address: string };

const isOffered = ({ status }: Home) => status !== 'sold';

for (const width of [360, 1280]) {
  test(`at ${width} px I see what else there is in the town, and what sold there`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
    const isBeside = (home: Home) => (other: Home) =>
      other.id !== home.id && other.city === home.city && other.listingType === home.listingType;
    const withOthers = homes.find((home) => homes.filter(isOffered).some(isBeside(home)));
    const withSales = homes.find((home) => homes.filter((other) => !isOffered(other)).some(isBeside(home)));
    await page.goto(`/properties/${withOthers?.id}`);
    await hydrated(page, /./);
    const alike = page.getByRole('region', { name: `More homes in ${withOthers?.city}` });
    await expect(alike.getByRole('article').first()).toBeVisible();
    await expect(alike.getByRole('link', { name: withOthers?.address ?? '', exact: true })).toHaveCount(0);
    await hasNoSidewaysScroll(page);
    await page.goto(`/properties/${withSales?.id}`);
    const sold = page.getByRole('region', { name: `Sold in ${withSales?.city}` });
    await sold.getByRole('link').first().click();
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
    .poll(() => town.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await town.getByRole('link', { name: 'About Rumson' }).click();
  await expect(page).toHaveURL(/\/areas\/rumson$/);
});
