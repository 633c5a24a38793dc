/** Why the heads of pages must not go live. React brings up what a page or any slot in it says there: a slot can rename a page, or hide it from search engines. */

import { type Drawn, isTouched } from './body-links.ts';
import type { Release } from './release.ts';

const TAG = /<(title|meta|link)\b[^>]*>/g;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.toLowerCase() ?? '';

/** What a tag says of the page, if a page has one of it alone. */
function single(tag: string): string[] {
  if (tag.startsWith('<title')) return ['<title>'];
  const [name, relation] = [attribute(tag, 'name'), attribute(tag, 'rel')];
  if (['description', 'robots'].includes(name)) return [`<meta name="${name}">`];
  return relation === 'canonical' ? ['<link rel="canonical">'] : [];
}

/** The document itself says how wide it is and in which letters; it is led nowhere. */
function taken(tag: string): string[] {
  if (tag.startsWith('<meta') && / (http-equiv|charset)=/i.test(tag)) return ['<meta http-equiv>'];
  return attribute(tag, 'name') === 'viewport' ? ['<meta name="viewport">'] : [];
}

/** Whether search engines are told of a page: by its part's list, or by the sitemap, which has each page without parameters. */
function isListed({ release, path, address }: Pick<Drawn, 'release' | 'path' | 'address'>): boolean {
  const page = release.pages.find((one) => one.path === path);
  if (release.isPrivate || page?.isUnlisted) return false;
  return !path.includes(':') || release.sitemap.some((listed) => listed.path === address);
}

function faultsOf({ where, head, ...page }: Drawn): string[] {
  const tags = head.match(TAG) ?? [];
  const singles = tags.flatMap(single);
  const isHidden = tags.some(
    (tag) => attribute(tag, 'name') === 'robots' && attribute(tag, 'content').includes('noindex'),
  );
  return [
    ...[...new Set(singles)]
      .map((what) => ({ what, count: singles.filter((other) => other === what).length }))
      .filter(({ count }) => count > 1)
      .map(({ what, count }) => `${where} has ${count} × ${what}: a slot in it says none`),
    ...[...new Set(tags.flatMap(taken))].map((what) => `${where} has ${what}, which is the document’s own to say`),
    ...(isHidden && isListed({ ...page }) ? [`${where} is listed for search engines, and says noindex`] : []),
  ];
}

/** Of the pages that the change touches. */
export const reasonsAgainstHeads = (drawn: readonly Drawn[], shell: Release, changed: readonly Release[]): string[] =>
  drawn.filter((page) => isTouched(page, shell, changed)).flatMap(faultsOf);
