/**
 * Reasons against the heads of pages. React moves title, meta and link tags of any slot into the head, so a slot could
 * rename a page or hide it from search engines.
 */

import { type Drawn, isTouched, MANY, type PageInspector } from './body-links.ts';
import type { Release } from './release.ts';
import { readTags, type Tag } from './tags.ts';

const attribute = ({ attributes }: Tag, name: string): string => attributes.get(name)?.toLowerCase() ?? '';

/** The tag as it might be written, in a line. */
const written = ({ name, attributes }: Tag): string =>
  `<${[name, ...[...attributes].map(([key, value]) => `${key}="${value.slice(0, 80)}"`)].slice(0, 5).join(' ')}>`;

/** Returns the tag's kind, if a page may have only one of it. */
function single(tag: Tag): string[] {
  if (tag.name === 'title') return ['<title>'];
  const name = attribute(tag, 'name');
  if (tag.name === 'meta' && ['description', 'robots'].includes(name)) return [`<meta name="${name}">`];
  const property = attribute(tag, 'property');
  if (/^og:(title|description|type|url|site_name)$/.test(property)) return [`<meta property="${property}">`];
  return tag.name === 'link' && attribute(tag, 'rel') === 'canonical' ? ['<link rel="canonical">'] : [];
}

/** Links by which a document says how all of it looks, or what it is called on a home screen. */
const LINKS = new Set(
  'stylesheet icon mask-icon apple-touch-icon apple-touch-icon-precomposed manifest expect'.split(' '),
);
const META =
  /^(viewport|theme-color|color-scheme|referrer|application-name|format-detection|mobile-web-app-capable|apple-.*)$/;

/**
 * Returns the tag's kind, if only the document may set it: encoding, viewport, redirects, styles, icons, what other
 * sites learn of a visit. Browsers obey it in the body, too.
 */
function taken(tag: Tag): string[] {
  if (tag.name === 'link')
    return attribute(tag, 'rel')
      .split(/\s+/)
      .filter((rel) => LINKS.has(rel))
      .map((rel) => `<link rel="${rel}">`);
  // What a second one says, browsers add to the first.
  if (tag.name === 'html' || tag.name === 'body') return [`<${tag.name}>`];
  if (tag.name !== 'meta') return [];
  if (tag.attributes.has('http-equiv') || tag.attributes.has('charset')) return ['<meta http-equiv>'];
  const name = attribute(tag, 'name').trim();
  return META.test(name) ? [`<meta name="${name}">`] : [];
}

/** Whether it hides the page from search engines: from all of them, or from one by its name. */
function hides(tag: Tag): boolean {
  if (tag.name !== 'meta' || !/^robots$|bot\b|^slurp$/.test(attribute(tag, 'name'))) return false;
  const words = attribute(tag, 'content');
  // `none` stands in others, too: max-image-preview:none.
  return words.includes('noindex') || words.split(',').some((one) => one.trim() === 'none');
}

/**
 * Whether search engines learn of a page: from its part's list, or because the sitemap has every page without
 * parameters.
 */
function isListed({ release, path, address }: Pick<Drawn, 'release' | 'path' | 'address'>): boolean {
  const page = release.pages.find((one) => one.path === path);
  if (release.isPrivate || page?.isUnlisted) return false;
  return !path.includes(':') || release.sitemap.some((listed) => listed.path === address);
}

function faultsOf({ where, head, body, ...page }: Drawn): string[] {
  const tags: Tag[] = [];
  readTags(head, (tag) => tags.push(tag));
  const singles = tags.flatMap(single);
  const owned = tags.flatMap(taken);
  // Most bodies have none, and to read a heavy one takes a while.
  if (/<(?:meta|link|html|body)/i.test(body)) readTags(body, (tag) => owned.push(...taken(tag)));
  const hiding = tags.find(hides);
  return [
    ...[...new Set(singles)]
      .map((what) => ({ what, count: singles.filter((other) => other === what).length }))
      .filter(({ count }) => count > 1)
      .map(({ what, count }) => `${where} has ${count} × ${what}: a slot in it says none`),
    ...[...new Set(owned)].map((what) => `${where} has ${what}, which is the document’s own to say`),
    ...(hiding && isListed(page) ? [`${where} is listed for search engines, and says ${written(hiding)}`] : []),
  ];
}

/** What is wrong in the heads of the pages that the change touches. */
export function findHeadFaults(shell: Release, changed: readonly Release[]): PageInspector {
  const faults: string[] = [];
  return {
    inspect(page) {
      if (faults.length < MANY && isTouched(page, shell, changed)) faults.push(...faultsOf(page));
    },
    reasons: () => faults,
  };
}
