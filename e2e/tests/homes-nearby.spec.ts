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
