import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../core/database.ts';
import { createHomeAddresses } from '../modules/properties/home-addresses.ts';
import { createPropertyQuery } from '../modules/properties/property.query.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { onEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { writeHomes } from '../testing/many-homes.ts';
import { createSitemap, PART, type Sitemap } from './sitemap.ts';

const origin = 'https://site.example';
const page = (path: string) => ({
  pages: [{ path }, { path: `${path}/:id` }, { path: `${path}/private`, isUnlisted: true }],
  sitemap: [{ path: `${path}/a&b` }],
  isPrivate: false,
});
const set = {
  shell: page('/about'),
  remotes: [page('/areas'), { ...page('/admin'), isPrivate: true }],
} as unknown as ReleaseSet;

onEachDatabase('the sitemap', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  let version = 1;
  let looks = 0;

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
    await writeHomes(database.maintenance.em(), 1170);
  });
  afterAll(() => close());

  function sitemapOf(size?: number): Sitemap {
    const homes = createHomeAddresses(database, createPropertyQuery({ database, listingHosts: [] }));
    const counted = {
      ...homes,
      places: (each: number) => {
        looks += 1;
        return homes.places(each);
      },
    };
    return createSitemap({ homes: counted, version: async () => version, origin, size });
  }
  async function text(sitemap: Sitemap, path: string, live = set): Promise<string> {
    const parts = await sitemap(path, live);
    if (parts === undefined) throw new Error(`No ${path}`);
    let whole = '';
    for await (const part of parts) whole += part;
    return whole;
  }
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/site\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const stored = async () =>
    (
      await database
        .em()
        .execute<{ id: string }[]>('select id from properties where archived_at is null order by created_at, id')
    ).map(({ id }) => `/properties/${id}`);

  it('is one file while it may be one', async () => {
    const xml = await text(sitemapOf(), '/sitemap.xml');
    expect(addresses(xml)).toEqual(['/about', '/about/a&amp;b', '/areas', '/areas/a&amp;b', ...(await stored())]);
    expect(xml).toMatch(
      /<lastmod>\d{4}-.*Z<\/lastmod><image:image><image:loc>https:\/\/site\.example\/attached_assets\/photo\.jpg</,
    );
    expect(PART).toBeLessThanOrEqual(45_000);
  });

  it('is an index of parts that hold each home once, none more than it may', async () => {
    const sitemap = sitemapOf(100);
    const names = addresses(await text(sitemap, '/sitemap.xml'));
    expect(names).toEqual([
      '/sitemap-pages.xml',
      ...Array.from({ length: 11 }, (_, part) => `/sitemap-homes-${part + 1}.xml`),
    ]);
    const [pages = [], ...parts] = await Promise.all(names.map(async (name) => addresses(await text(sitemap, name))));
    expect(pages).toEqual(['/about', '/about/a&amp;b', '/areas', '/areas/a&amp;b']);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(100);
    expect(parts.flat()).toEqual(await stored());
    for (const path of ['/sitemap-homes-12.xml', '/sitemap-homes-0.xml', '/sitemap-homes-99999.xml', '/sitemap-x.xml'])
      expect(await sitemap(path, set)).toBeUndefined();
  });

  it('names the lists of what is on offer, in each town and everywhere, by the addresses that they call their own', async () => {
    const em = database.em();
    const give = (address: string, change: string) =>
      em.execute(`update properties set ${change} where address = '${address} Bay Avenue'`, [], 'run');
    await give('3', "city = 'Little Bay & Hook', listing_type = 'rent'");
    await give('4', "city = 'Gone', status = 'sold'");
    version += 1;
    const list = { path: '/properties', params: ['status', 'town', 'listing'] };
    const live = { ...set, remotes: [{ ...page('/saved'), pages: [list], sitemap: [] }] } as unknown as ReleaseSet;
    const lists = addresses(await text(sitemapOf(100), '/sitemap-pages.xml', live)).filter((path) =>
      path.includes('?'),
    );
    expect(lists.slice(0, 3)).toEqual([
      '/properties?listing=rent',
      '/properties?listing=sale',
      '/properties?town=Little+Bay+%26+Hook&amp;listing=rent',
    ]);
    // Of ten towns, five have something on offer.
    const onOffer = Array.from({ length: 50 }, (_, number) => number).filter((number) => /[01357]$/.test(`${number}`));
    expect(lists.slice(3).toSorted()).toEqual(onOffer.map((number) => `/properties?town=Town+${number}`).toSorted());
    expect(addresses(await text(sitemapOf(), '/sitemap.xml', live))).toEqual(expect.arrayContaining(lists));
  });

  it('looks for its parts once a version, whoever asks, and a new home moves no other', async () => {
    const sitemap = sitemapOf(100);
    const before = await text(sitemap, '/sitemap-homes-3.xml');
    looks = 0;
    await Promise.all(Array.from({ length: 30 }, () => text(sitemap, '/sitemap-homes-4.xml')));
    expect(looks).toBe(0);
    await database
      .em()
      .execute("update properties set created_at = now() + interval '1 day' where address = '1000 Bay Avenue'");
    await database
      .em()
      .execute("update properties set created_at = now() + interval '2 days' where address = '1001 Bay Avenue'");
    version += 1;
    await Promise.all(Array.from({ length: 30 }, () => text(sitemap, '/sitemap.xml')));
    expect(looks).toBe(1);
    expect(await text(sitemap, '/sitemap-homes-11.xml')).toContain((await stored()).at(-1));
    expect(before).not.toBe('');
  });
});
