/**
 * What search engines and shared links read: the page's canonical URL, its words and its picture. Only the server
 * writes it.
 */

import { type Cover, getSite as readSite } from 'platform';
import { cardPicture } from './pictures/generated/card.ts';

type Shared = {
  /** What the page hoisted: title and description, already escaped. */
  head: string;
  /** The canonical URL, with its origin. */
  address: string;
  cover: Cover | undefined;
};

/** For pages without their own picture. */
function siteCover(): Cover | undefined {
  const [card] = cardPicture.jpg;
  return card && { path: card.url, width: 1200, height: 630, alt: 'A sloop off a dune coast at golden hour' };
}

const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const tag = (property: string, content: string | number) => `<meta property="${property}" content="${content}"/>`;

const pictureTags = (origin: string, { path, width, height, alt }: Cover): string =>
  [
    tag('og:image', quote(origin + path)),
    tag('og:image:width', width),
    tag('og:image:height', height),
    tag('og:image:alt', quote(alt)),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');

/** Canonical link and Open Graph tags. Empty for a page with `noindex`. */
export function sharedHead({ head, address, cover = siteCover() }: Shared): string {
  if (/name="robots" content="noindex/.test(head)) return '';
  const { origin } = new URL(address);
  const known = quote(address);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return [
    `<link rel="canonical" href="${known}"/>`,
    tag('og:type', 'website'),
    tag('og:site_name', quote(readSite().agent.name)),
    tag('og:url', known),
    tag('og:title', title.replaceAll('"', '&quot;')),
    tag('og:description', description),
    cover ? pictureTags(origin, cover) : '',
  ].join('');
}
