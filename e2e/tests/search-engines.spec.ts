/** What a page tells search engines: one address, a picture, structured data. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test.ts';
import { settled } from './settled.ts';

const content = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`).getAttribute('content');

type Node = Record<string, unknown> & { '@type': string };

async function structured(page: Page): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const value = JSON.parse(text) as Node & { '@graph'?: Node[] };
    return value['@graph'] ?? [value];
  });
}

const paths = ['/', '/properties', '/areas/rumson', '/about', '/contact', '/privacy', '/accessibility'];

test('where no document names an icon, as beside a guide, the one that is guessed is there', async ({ request }) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120-precomposed.png']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

test('a program that keeps passwords is led to where the agent changes hers', async ({ request }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/admin/account']);
  expect((await request.get('/.well-known/change-password')).status()).toBe(200);
});

test('every public page has one address, words of its own and a picture that exists', async ({
  page,
  site,
  request,
}) => {
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(`${path}?utm_source=letter`);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', `${site.origin}${path}`);
    expect(await content(page, 'og:url'), path).toBe(`${site.origin}${path}`);
    expect(await content(page, 'og:title'), path).toBe(await page.title());
    expect(await content(page, 'og:description'), path).toBe(await content(page, 'description'));
    titles.add(await page.title());
    const image = (await content(page, 'og:image')) ?? '';
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], image).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([`${width}`, `${height}`], image).toEqual([
      await content(page, 'og:image:width'),
      await content(page, 'og:image:height'),
    ]);
  }
  expect(titles.size).toBe(paths.length);
});

test('a home is shared with its own photo and told as a listing with an offer', async ({ page, request, site }) => {
  const homes = (await (await request.get('/api/properties')).json()) as Array<{
    id: string;
    address: string;
    images: string[];
  }>;
  const home = homes.find(({ images }) => images.length > 0);
  await page.goto(`/properties/${home?.id}`);
  const image = (await content(page, 'og:image')) ?? '';
  expect(image).toContain('/attached_assets/');
  expect((await request.get(image)).status()).toBe(200);
  const nodes = await structured(page);
  const listing = nodes.find((node) => node['@type'] === 'RealEstateListing');
  expect(listing).toMatchObject({ url: `${site.origin}/properties/${home?.id}`, name: home?.address });
  expect(listing?.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD', price: expect.any(Number) });
  expect(nodes.some((node) => node['@type'] === 'BreadcrumbList')).toBe(true);
});

test('a town’s list, and what is for rent, are pages of their own; other filters are views of the nearest of these', async ({
  page,
  site,
}) => {
  for (const [query, title, canonical] of [
    ['town=Rumson', 'Homes for sale in Rumson', '?town=Rumson'],
    ['town=rumson&listing=sale&beds=3&price=-900000&sort=price-low', 'Homes for sale in Rumson', '?town=Rumson'],
    ['town=Red+Bank&status=sold', 'Homes sold in Red Bank', '?town=Red+Bank'],
    ['listing=rent&baths=2', 'Homes for rent', '?listing=rent'],
    ['words=rentals+in+highlands', 'Homes for rent in Highlands', '?town=Highlands&listing=rent'],
    ['listing=sale', 'Homes for sale', '?listing=sale'],
    ['status=sold', 'Homes sold', ''],
    ['beds=3', 'Properties', ''],
    ['town=Buy+pills+at+example.com', 'Properties', ''],
  ] as const) {
    await page.goto(`/properties?${query}`);
    await expect(page, query).toHaveTitle(`${title} | Avery Sample`);
    await expect(page.locator('link[rel="canonical"]'), query).toHaveAttribute(
      'href',
      `${site.origin}/properties${canonical}`,
    );
    expect(await content(page, 'og:url'), query).toBe(`${site.origin}/properties${canonical}`);
    const description = await content(page, 'description');
    expect(description, query).toMatch(/^Homes .+ by Avery Sample\.$/);
    if (title !== 'Properties') expect(description, query).toContain(title);
  }
  await page.goto('/properties?town=Rumson');
  const list = (await structured(page)).find((node) => node['@type'] === 'ItemList');
  const links = await page.getByRole('article').getByRole('heading').getByRole('link').all();
  const addresses = await Promise.all(links.map(async (link) => site.origin + (await link.getAttribute('href'))));
  expect(addresses.length).toBeGreaterThan(0);
  expect(list).toMatchObject({
    url: `${site.origin}/properties?town=Rumson`,
    numberOfItems: addresses.length,
    itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  });
});

test('the site can be put on a home screen under the agent’s name, with icons of the sizes promised', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    short_name: string;
    icons: Array<{ src: string; sizes: string; purpose?: string; type: string }>;
  };
  expect(manifest).toMatchObject({ short_name: 'Avery Sample', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any undefined',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of [...pictures, { src: touch ?? '', sizes: '180x180' }]) {
    const { width, height } = await sharp(await (await request.get(site.origin + src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const sign = await request.get((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  expect(sign.headers()['content-type']).toMatch('image/svg+xml');
});

test('the home page tells who the agent is', async ({ page }) => {
  await page.goto('/');
  const agent = (await structured(page)).find((node) => node['@type'] === 'RealEstateAgent');
  expect(agent).toMatchObject({ name: expect.any(String), telephone: expect.any(String) });
});

test('the pages about the agent and how to write to them, and the list of sales, are told as what they are', async ({
  page,
  site,
}) => {
  const agent = { '@type': 'RealEstateAgent', '@id': `${site.origin}/#agent`, name: 'Avery Sample' };
  for (const [path, type] of [
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
  ] as const) {
    await page.goto(path);
    const [told] = await structured(page);
    expect(told).toMatchObject({ '@type': type, url: site.origin + path, mainEntity: agent });
  }
  await page.goto('/properties?status=sold');
  const sold = (await (await page.request.get('/api/properties?status=sold&limit=60')).json()) as unknown[];
  const list = (await structured(page)).find((node) => node['@type'] === 'ItemList');
  expect(sold.length).toBeGreaterThan(1);
  expect(list).toMatchObject({ numberOfItems: sold.length });
  expect(list?.itemListElement).toHaveLength(sold.length);
});

test('walking on, the page’s address follows me', async ({ page, site }) => {
  await page.goto('/contact');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/about`);
});

test('a list and a comparison that I have come to by a press are named as the same address opened anew', async ({
  page,
}) => {
  const named = async () => ({
    title: await page.title(),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    address: await page.locator('link[rel="canonical"]').getAttribute('href'),
  });
  await page.goto('/properties');
  await settled(page);
  for (const [town, title] of [
    ['Rumson', 'Homes for sale in Rumson'],
    ['New York', 'Homes for rent in New York'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Town' }).selectOption(town);
    await expect(page).toHaveTitle(`${title} | Avery Sample`);
    const walked = await named();
    await page.reload();
    await settled(page);
    expect(walked).toEqual(await named());
  }
  const homes = (await (await page.request.get('/api/properties?status=active&limit=2')).json()) as Array<{
    id: string;
  }>;
  await page.evaluate((ids) => localStorage.setItem('savedHomes', ids), homes.map(({ id }) => id).join());
  await page.goto('/about');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved homes' }).click();
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page).toHaveTitle('Two homes, side by side | Avery Sample');
  // Without a canonical address the browser's own button shares the one in its bar, with the homes.
  await expect(page).toHaveURL(`/compare?homes=${homes.map(({ id }) => id)}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('crawlers are told what to leave alone, and where every page is', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const forPrograms = (await (await request.get('/llms.txt')).text()).matchAll(/\]\([^)]*(\/api\/[\w.-]+)/g);
  for (const [, path] of forPrograms) {
    expect(robots).toContain(`Allow: ${path}\n`);
    expect((await request.get(String(path))).headers()['x-robots-tag']).toBe('noindex');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/about', '/contact', '/properties', '/areas/rumson'])
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`);
  const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; images: string[] }>;
  for (const { id, images } of homes) {
    const [entry = ''] = sitemap.split('<url>').filter((part) => part.includes(`/properties/${id}<`));
    const pictures = [...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, address]) => address);
    expect(pictures).toEqual(images.map((image) => `${site.origin}/attached_assets/${image}`));
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  }
  const lists = [...sitemap.matchAll(/<loc>([^<]+\?[^<]+)</g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(lists).toEqual(expect.arrayContaining([`${site.origin}/properties?town=Red+Bank`]));
  for (const address of lists) {
    const list = await (await request.get(address)).text();
    expect(list, address).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
  }
  const towns = [...sitemap.matchAll(/\/areas\/[a-z-]+<\/loc><image:image><image:loc>([^<]+)/g)];
  expect(towns).toHaveLength(17);
  for (const [, picture = ''] of towns)
    expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/jpeg');
  const admin = await (await request.get('/admin/login')).text();
  expect(admin).toContain('noindex');
  expect(admin).not.toContain('rel="canonical"');
});

for (const path of [
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/admin/manifest.webmanifest',
  '/admin/files.json',
  '/admin/worker.js',
  '/h/31-riverdale-avenue/qr.svg',
  '/guides/buyers-guide.pdf',
  '/schema.graphql',
  '/api/openapi.json',
])
  test(`${path} is sent again only when it has changed, and HEAD says what GET does`, async ({ request }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const ask = (method: string, headers: Record<string, string> = {}) =>
        request.fetch(path, { method, headers: { 'Accept-Encoding': encoding, ...headers } });
      const whole = await ask('GET');
      const said = (answer: typeof whole) =>
        ['etag', 'cache-control', 'content-type', 'content-length', 'vary'].map((name) => answer.headers()[name]);
      const [etag = '', caching] = said(whole);
      expect([etag, caching]).toEqual([expect.stringMatching(/^"[^"]+"$/), expect.stringContaining('no-cache')]);
      const head = await ask('HEAD');
      expect([head.status(), said(head)]).toEqual([200, said(whole)]);
      const again = await ask('GET', { 'If-None-Match': `"other", ${etag}` });
      expect([again.status(), again.headers().etag]).toEqual([304, etag]);
      expect((await ask('HEAD', { 'If-None-Match': etag })).status()).toBe(304);
      expect((await ask('GET', { 'If-None-Match': '"other"' })).status()).toBe(200);
    }
  });

test('programs that read are told who this is, and where everything stands', async ({ request, site }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const { agent, brokerage, tagline } = await (await request.get('/api/site')).json();
  expect(text.startsWith(`# ${agent.name}, ${brokerage.name}\n\n> ${tagline}\n`)).toBe(true);
  expect(text).toContain(`- [Rumson, NJ](${site.origin}/areas/rumson)`);
  expect(text).not.toContain('/admin');
  const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(25);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
