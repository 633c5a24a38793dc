/** A home on paper: two pages with the agent, the legal lines and the short address for cameras. */

import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';

test.use({ siteName: 'home-print' });

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];

test('a home prints on two pages, with a code that leads back to it', async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
  await page.goto(`/properties/${homes[0]?.id}`);
  await hydrated(page, /./);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Schedule a Showing' })).toBeHidden();
  for (const pressed of [
    page.getByText('Skip to the content'),
    page.getByRole('banner').getByRole('navigation'),
    page.getByRole('banner').getByRole('button'),
  ])
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const leaflet = page.getByRole('article').getByText(/Offered subject to errors/);
  await expect(leaflet).toBeVisible();
  const code = page.locator('img[src$="/qr.svg"]');
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const path = (await code.getAttribute('src'))?.replace('/qr.svg', '') ?? '';
  await expect(page.getByText(`${new URL(site.origin).host}${path}`, { exact: true })).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toHaveLength(2);
  expect((await page.request.get(path)).url()).toBe(page.url());
});

test('a home of which there is much to say and to see has two pages, too, with four more photos half a page wide', async ({
  page,
  signIn,
}) => {
  await signIn();
  const homes = (await (await page.request.get('/api/properties')).json()) as { images: string[] }[];
  const words = 'The porch is deep enough for a table of eight; the parlor keeps its pocket doors. ';
  const made = await page.request.post('/api/properties', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      address: '12 Everything Lane',
      city: 'Red Bank',
      state: 'NJ',
      zipCode: '07701',
      price: '$1,250,000',
      listingType: 'sale',
      propertyType: 'Single Family Home',
      yearBuilt: '1911',
      lotSize: '100 x 250 ft',
      squareFeet: '5,400',
      annualTaxes: '$24,280',
      monthlyFee: '$310',
      parking: 'Three, in the garage and the drive',
      heating: 'Gas, hot water',
      cooling: 'Central, 3 zones',
      floodZone: 'AE, elevation certificate on file',
      mlsNumber: '22401234',
      description: [1, 2, 3].map((part) => `${part}. ${words.repeat(4)}`).join('\n\n'),
      images: [...new Set(homes.flatMap(({ images }) => images))].slice(0, 12),
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/properties/${id}`);
  await hydrated(page, '12 Everything Lane');
  const margin = '0.4in';
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  expect(pagesOf(pdf)).toHaveLength(2);
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  const more = page.getByRole('button', { name: /^Show photo \d/ });
  const widths = await more.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(300);
});
