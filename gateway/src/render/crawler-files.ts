/** What crawlers ask for: every public address with its last change, and which addresses are none of theirs. */

import type { Middleware } from 'koa';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import type { AnonymousQuery } from './renderer.ts';

type Entry = { path: string; lastModified?: string; image?: string };
type Options = { releases: Releases; query: AnonymousQuery; origin: string };

const HOMES = `query Sitemap($after: String) {
  properties(first: 60, after: $after) { nodes { id updatedAt images } pageInfo { hasNextPage endCursor } }
}`;

type Homes = {
  properties: {
    nodes: Array<{ id: string; updatedAt: string; images: string[] }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

async function homes(query: AnonymousQuery): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let after: string | null = null, isMore = true; isMore; ) {
    const { data, errors } = await query({ query: HOMES, variables: { after }, operationName: 'Sitemap' });
    if (errors?.[0]) throw new Error(`sitemap: ${errors[0].message}`);
    const { nodes, pageInfo }: Homes['properties'] = (data as Homes).properties;
    for (const { id, updatedAt, images } of nodes) {
      entries.push({
        path: `/properties/${id}`,
        lastModified: updatedAt,
        ...(images[0] ? { image: `/attached_assets/${images[0]}` } : {}),
      });
    }
    after = pageInfo.endCursor;
    isMore = pageInfo.hasNextPage;
  }
  return entries;
}

/** Pages without parameters, and the addresses that parts computed from their own content. */
function released({ shell, remotes }: ReleaseSet): Entry[] {
  const visible = [shell, ...remotes.filter(({ isPrivate }) => !isPrivate)];
  const paths = visible.flatMap((release) => [
    ...release.pages.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...release.sitemap.map(({ path }) => path),
  ]);
  return [...new Set(paths)].map((path) => ({ path }));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function printEntry(origin: string, { path, lastModified, image }: Entry): string {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
  const picture = image ? `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>` : '';
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${picture}</url>`;
}

const printSitemap = (origin: string, entries: readonly Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries
    .map((entry) => printEntry(origin, entry))
    .join('')}</urlset>\n`;

/** Answers /sitemap.xml and /robots.txt. */
export function crawlerFiles({ releases, query, origin }: Options): Middleware {
  return async (context, next) => {
    if (context.path === '/robots.txt') {
      context.type = 'text/plain';
      context.body = `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${origin}/sitemap.xml\n`;
      return;
    }
    const set = releases.live();
    if (context.path !== '/sitemap.xml' || !set) return next();
    context.type = 'application/xml';
    context.body = printSitemap(origin, [...released(set), ...(await homes(query))]);
  };
}
