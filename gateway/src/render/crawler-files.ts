/** What programs ask for: every public address with its last change, which addresses are none of theirs, and how to install the site. */

import type { Middleware } from 'koa';
import type { Site } from 'schema';
import { isAllowed } from '../http/methods.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { webPath } from '../modules/releases/release-files.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { PAPER } from './app-files.ts';
import { manifestIcons } from './icons.ts';
import type { AnonymousQuery } from './renderer.ts';

type Entry = { path: string; lastModified?: string; images?: readonly string[] };
type Options = { releases: Releases; query: AnonymousQuery; origin: string; site: SiteNow };

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
        images: images.map((image) => `/attached_assets/${image}`),
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
  const entries = visible.flatMap((release): Entry[] => [
    ...release.pages.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path })),
    ...release.sitemap.map(({ path, image }) => ({ path, images: image ? [webPath(release, image)] : [] })),
  ]);
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function printEntry(origin: string, { path, lastModified, images = [] }: Entry): string {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${pictures.join('')}</url>`;
}

const printSitemap = (origin: string, entries: readonly Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries
    .map((entry) => printEntry(origin, entry))
    .join('')}</urlset>\n`;

/** How the site is called and looks on a home screen. */
const manifest = ({ agent, brokerage, tagline }: Site, { shell }: ReleaseSet) => ({
  name: `${agent.name}, ${brokerage.name}`,
  short_name: agent.name,
  description: tagline,
  lang: 'en',
  start_url: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: manifestIcons(shell),
});

/** Answers /sitemap.xml, /robots.txt and /manifest.webmanifest. */
export function crawlerFiles({ releases, query, origin, site }: Options): Middleware {
  const robots = `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${origin}/sitemap.xml\n`;
  const files: Readonly<Record<string, (set: ReleaseSet) => Promise<[type: string, text: string]>>> = {
    '/robots.txt': async () => ['text/plain', robots],
    '/manifest.webmanifest': async (set) => ['application/manifest+json', JSON.stringify(manifest(site(), set))],
    '/sitemap.xml': async (set) => [
      'application/xml',
      printSitemap(origin, [...released(set), ...(await homes(query))]),
    ],
  };
  return async (context, next) => {
    const file = files[context.path];
    const set = releases.live();
    if (!file || !set) return next();
    if (!isAllowed(context)) return;
    const [type, text] = await file(set);
    context.type = type;
    context.body = text;
  };
}
