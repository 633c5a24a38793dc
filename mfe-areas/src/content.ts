/**
 * The part's content for the frame: the list of areas for header, footer and grids, and their paths for the sitemap.
 * Runs at build.
 */

import type { NavigationEntry, SitemapEntry } from 'platform/release';
import { areaPath, towns } from './towns.ts';

const texts = await Promise.all(Object.values(towns).map((load) => load()));

export const navigation: NavigationEntry[] = texts.map(({ town: { name, state, slug } }, index) => ({
  id: index + 1,
  name,
  state,
  slug,
  href: areaPath(slug),
}));

export const sitemap: SitemapEntry[] = navigation.map(({ href, slug }) => ({ path: href, image: slug }));
