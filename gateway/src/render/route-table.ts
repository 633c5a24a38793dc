/** Which release answers a path: the gateway's own copy of the shell's route table, and the one spelling of each address. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import type { Matched } from './page-modules.ts';

/** `path`: as it is spelled in links. Without a match it is the same for every path: they show the same page. */
export type Address = { path: string; matched: Matched | undefined };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UNKNOWN = '/404';

/** More fixed text wins over parameters, as in the router. */
const weight = (path: string) => path.split('/').filter((segment) => !segment.startsWith(':')).length;

/** Decoded, without empty ones. Throws a URIError where an escape is none. */
const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(decodeURIComponent);

/** What a pattern writes out is spelled as it writes it; a record's id is spelled in small letters. */
function spell(segments: readonly string[], pattern: string): string {
  const fixed = segmentsOf(pattern);
  const spelled = segments.map((segment, index) => {
    const part = fixed[index];
    if (part !== undefined && !part.startsWith(':')) return part;
    return encodeURIComponent(UUID.test(segment) ? segment.toLowerCase() : segment);
  });
  return `/${spelled.join('/')}`;
}

/** Addresses that a part lists of its own content, by their spelling in small letters. */
const listed = (releases: readonly Release[]): Map<string, string> =>
  new Map(releases.flatMap(({ sitemap }) => sitemap.map(({ path }) => [path.toLowerCase(), path] as const)));

/**
 * Compiles the table once a set. The function finds the page of a path as the router in the browser does, whatever its
 * case, its escapes and its slashes. Throws a URIError for a path that cannot be decoded.
 */
export function routeTable(set: ReleaseSet): (path: string) => Address {
  const releases = [set.shell, ...set.remotes];
  const known = listed(releases);
  const entries = releases
    .flatMap((release) =>
      release.pages.map((page) => ({
        release,
        page,
        pattern: new URLPattern({ pathname: page.path }, { ignoreCase: true }),
      })),
    )
    .toSorted((a, b) => weight(b.page.path) - weight(a.page.path));
  return (path) => {
    const segments = segmentsOf(path);
    const pathname = `/${segments.map(encodeURIComponent).join('/')}`;
    const entry = entries.find(({ pattern }) => pattern.test({ pathname }));
    if (!entry) return { path: UNKNOWN, matched: undefined };
    const { release, page } = entry;
    return { path: known.get(pathname.toLowerCase()) ?? spell(segments, page.path), matched: { release, page } };
  };
}
