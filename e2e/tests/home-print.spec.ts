/** A printed home: two pages with the agent, the legal lines and the short address as a QR code. */

import type { Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { luminance, type Rgb, ratio } from './contrast.ts';
import { longWord } from './long-words.ts';

test.use({ siteName: 'home-print' });

const margin = '0.4in';

/** With the usual print margins. */
const onLetter = (page: Page): Promise<Buffer> =>
  page.pdf({ format: 'Letter', margin: { top: margin, right: margin, bottom: margin, left: margin } });

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
  await expect(page.locator('[data-leaflet] picture img')).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-leaflet] picture')).toBeVisible();
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
  expect(pagesOf(await onLetter(page))).toHaveLength(2);
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  const more = page.getByRole('button', { name: /^Show photo \d/ });
  const widths = await more.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

test('a home without a photo, whose address is one long word, keeps its code on the paper, and room for its facts', async ({
  page,
  authenticate,
  site,
}) => {
  await authenticate();
  const made = await page.request.post('/api/properties', {
    headers: { origin: site.origin },
    data: { address: `7 ${longWord}`, city: 'Red Bank', state: 'NJ', zipCode: '07701', price: '$987,654,321' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/properties/${id}`);
  await hydrated(page, /^7 /);
  const photo = await page.getByText('Property Photos Coming Soon').locator('..').boundingBox();
  expect(photo?.height).toBeLessThan(450);
  const code = await page.locator('img[src$="/qr.svg"]').boundingBox();
  expect(code && code.x + code.width).toBeLessThan(740);
});

const PARAGRAPH = 'The porch is deep enough for a table of eight; the parlor keeps its pocket doors. ';

/** Every fact that a home can have. */
const allFacts = {
  city: 'Red Bank',
  state: 'NJ',
  zipCode: '07701',
  price: '$1,250,000',
  listingType: 'sale',
  propertyType: 'Single Family Home',
  bedrooms: '5',
  bathrooms: '3.5',
  yearBuilt: '1911',
  lotSize: '100 x 250 ft',
  squareFeet: '5,400',
  annualTaxes: '$24,280',
  monthlyFee: '$310',
  parking: 'Three, in the garage and the drive behind the house',
  heating: 'Gas, hot water, four zones, a boiler of 2019',
  cooling: 'Central, 3 zones, and two units in the attic',
  floodZone: 'AE, elevation certificate on file',
  mlsNumber: '22401234',
  tourUrl: 'https://tours.example/everything',
};

for (const [said, paragraphs, sentences] of [
  ['much is said', 6, 4],
  ['more is said than paper has room for', 29, 4],
  ['more is said in one breath', 1, 110],
  ['more is said in short paragraphs', 80, 1],
] as const)
  test(
    `a home of which everything is known and ${said} has two pages`,
    longIf(paragraphs !== 29),
    async ({ page, signIn }) => {
      await signIn();
      const homes = (await (await page.request.get('/api/properties')).json()) as { images: string[] }[];
      const images = [...new Set(homes.flatMap((home) => home.images))].slice(0, 13);
      const headers = { origin: new URL(page.url()).origin };
      const address = `${paragraphs} Everything Lane`;
      const isCut = paragraphs !== 6;
      const description = Array.from(
        { length: paragraphs },
        (_, part) => `${part}. ${PARAGRAPH.repeat(sentences)}`,
      ).join('\n\n');
      const made = await page.request.post('/api/properties', {
        headers,
        data: {
          ...allFacts,
          address,
          floorPlan: images.at(-1),
          images: images.slice(0, -1),
          description,
        },
      });
      expect(made.ok(), await made.text()).toBe(true);
      const { id } = (await made.json()) as { id: string };
      for (const price of ['$1,225,000', '$1,199,000', '$1,175,000'])
        expect((await page.request.put(`/api/admin/properties/${id}`, { headers, data: { price } })).ok()).toBe(true);
      for (const days of [3, 4]) {
        const startsAt = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000 + 16 * 3_600_000);
        const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000);
        const added = await page.request.post(`/api/admin/properties/${id}/open-houses`, {
          headers,
          data: { id: crypto.randomUUID(), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        });
        expect(added.ok(), await added.text()).toBe(true);
      }
      await page.goto(`/properties/${id}`);
      await hydrated(page, address);
      await expect(page.getByText(`${paragraphs - 1}. The porch`)).toBeVisible();
      expect(pagesOf(await onLetter(page))).toHaveLength(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('The rest stands at the address below.')).toBeVisible({ visible: isCut });
    },
  );

test('the list of homes has no filters on paper', async ({ page }) => {
  await page.goto('/properties');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeHidden();
});

test('three homes side by side, of which everything is known, have two pages, with whom to ask', async ({
  page,
  signIn,
}) => {
  await signIn();
  const homes = (await (await page.request.get('/api/properties')).json()) as { images: string[] }[];
  const headers = { origin: new URL(page.url()).origin };
  const ids: string[] = [];
  for (const number of [21, 23, 25]) {
    const images = homes.flatMap((home) => home.images).slice(0, 3);
    const data = { ...allFacts, address: `${number} Everything Lane`, images };
    ids.push(((await (await page.request.post('/api/properties', { headers, data })).json()) as { id: string }).id);
  }
  await page.goto(`/compare?homes=${ids.join()}`);
  await hydrated(page, 'Three homes, side by side');
  await expect(page.getByRole('row', { name: /^Flood zone/ })).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'Letter' })).length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Find your way').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/Offered subject to errors/)).toBeVisible();
  // As on a desk: the homes are side by side, and the name of the row is on their left.
  await page.setViewportSize({ width: 740, height: 980 });
  const row = page.getByRole('row', { name: /^Year built/ });
  const [name, first] = await Promise.all(
    [row.getByRole('rowheader'), row.getByRole('cell').first()].map((one) => one.boundingBox()),
  );
  expect(first?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0) - 1);
});

/** Every text that is seen, with its color. What the browser is told to print as it is has its own ground. */
const inksOf = (page: Page): Promise<{ text: string; ink: Rgb }[]> =>
  page.evaluate(() => {
    const holdsWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => holdsWords(element) && element.getBoundingClientRect().width > 1)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
      .map((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        return { text: element.textContent?.trim().slice(0, 40) ?? '', ink: [red, green, blue] as const };
      });
  });

/** Words that are too pale on white. A browser prints no grounds unless it is told to. */
async function pale(page: Page): Promise<string[]> {
  const read = (await inksOf(page)).map(({ text, ink }) => ({ text, contrast: ratio(1, luminance(ink)) }));
  return read.flatMap(({ text, contrast }) => (contrast < 4 ? `${text} (${contrast.toFixed(1)})` : []));
}

test('on paper without grounds every word of every page is dark', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/about', '/contact', '/areas/rumson', '/properties', '/nothing-here']) {
    await page.goto(path);
    expect(await pale(page), path).toEqual([]);
  }
});
