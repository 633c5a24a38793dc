// The sitemap (https://www.sitemaps.org/protocol.html): one file if its size allows, otherwise an index of several. It
// is made while it is sent.
import type { HomeAddresses, HomeList, HomePlace } from '../modules/properties/home-addresses.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { webPath } from '../modules/releases/release-files.ts';

/** Addresses in one file. The protocol allows 50,000 and 50 MB; 45,000 homes with ten pictures each take 40 MB. */
export const PART = 45_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type Entry = { path: string; lastModified?: Date; images?: readonly string[] };

export interface SitemapOptions {
  readonly homes: HomeAddresses;
  /** The catalogue's version. The parts stay the same as long as it does. */
  readonly version: () => Promise<number>;
  readonly origin: string;
  /** Addresses in one file; default: PART. */
  readonly size?: number | undefined;
}

/** The text of a sitemap file in parts; undefined if the path is no sitemap. */
export type Sitemap = (path: string, set: ReleaseSet) => Promise<AsyncIterable<string> | undefined>;

export function createSitemap({ homes, version, origin, size = PART }: SitemapOptions): Sitemap {
  type Found = { places: HomePlace[]; lists: HomeList[] };
  let known: { version: number; found: Promise<Found> } | undefined;

  async function look(): Promise<Found> {
    const [places, lists] = await Promise.all([homes.places(size), homes.lists()]);
    return { places, lists };
  }

  /** Looked up once for each version; all requests share it. */
  async function found(): Promise<Found> {
    const now = await version();
    if (known?.version !== now) {
      const looking = { version: now, found: look() };
      looking.found.catch(() => {
        if (known === looking) known = undefined;
      });
      known = looking;
    }
    return known.found;
  }

  async function* homeEntries(from: HomePlace | undefined, until?: HomePlace): AsyncGenerator<Entry[]> {
    if (from === undefined) return;
    for await (const batch of homes.homes(from, until)) {
      yield batch.map(({ id, updatedAt, images }) => ({
        path: `/properties/${id}`,
        lastModified: updatedAt,
        images: images.map((image) => `/attached_assets/${image}`),
      }));
    }
  }

  async function* urls(...lists: (AsyncIterable<Entry[]> | Entry[][])[]): AsyncGenerator<string> {
    yield `${HEAD}<urlset ${SITEMAPS} ${IMAGES}>`;
    for (const list of lists) {
      for await (const entries of list) yield entries.map((entry) => printEntry(origin, entry)).join('');
    }
    yield '</urlset>\n';
  }

  async function* index(parts: number): AsyncGenerator<string> {
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `homes-${part + 1}`)];
    const files = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`);
    yield `${HEAD}<sitemapindex ${SITEMAPS}>${files.join('')}</sitemapindex>\n`;
  }

  return async (path, set) => {
    const part = /^\/sitemap-homes-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
    const isPages = path === '/sitemap-pages.xml';
    if (part === undefined && path !== '/sitemap.xml' && !isPages) return undefined;
    const { places, lists } = await found();
    if (part !== undefined) {
      const from = places[Number(part) - 1];
      return from && urls(homeEntries(from, places[Number(part)]));
    }
    if (places.length > 1 && !isPages) return index(places.length);
    const pages = [[...released(set), ...listed(set, lists)]];
    return isPages ? urls(pages) : urls(pages, homeEntries(places[0]));
  };
}

/** Pages without parameters, and the addresses that parts computed from their own content. */
function released({ shell, remotes }: ReleaseSet): Entry[] {
  const visible = [shell, ...remotes.filter(({ isPrivate }) => !isPrivate)];
  const entries = visible.flatMap((release): Entry[] => [
    ...release.pages.filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':')).map(({ path }) => ({ path })),
    ...release.sitemap.map(({ path, image }) => ({ path, images: image ? [webPath(release, image)] : [] })),
  ]);
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

const LIST = '/properties';

/** The canonical address of a list of homes. In a town, homes for sale are the default and need no parameter. */
function pathOfList({ town, listingType }: HomeList): string {
  const asked = new URLSearchParams();
  if (town !== undefined) asked.set('town', town);
  if (town === undefined || listingType === 'rent') asked.set('listing', listingType);
  return `${LIST}?${asked}`;
}

/** Lists for search engines, if the live page of homes has these parameters. */
function listed({ remotes }: ReleaseSet, lists: readonly HomeList[]): Entry[] {
  const params = remotes.flatMap(({ pages }) => pages.find(({ path }) => path === LIST)?.params ?? []);
  const isKnown = params.includes('town') && params.includes('listing');
  return isKnown ? lists.map((list) => ({ path: pathOfList(list) })) : [];
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function printEntry(origin: string, { path, lastModified, images = [] }: Entry): string {
  const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${pictures.join('')}</url>`;
}
