/** Finds the release for a path, as the shell's route table does, and the one spelling of each address. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import type { Matched } from './page-modules.ts';

/**
 * `path`: the address as links spell it. Without a match it is the same for every path, because all those show the same
 * page.
 */
export type Address = { path: string; matched: Matched | undefined };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UNKNOWN = '/404';

/** A path with more fixed segments comes before one with parameters, as in the router. */
const weight = (path: string) => path.split('/').filter((segment) => !segment.startsWith(':')).length;

/** The decoded segments, without empty ones. Throws a URIError for an invalid escape. */
const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(decodeURIComponent);

/** What a message puts behind an address that is copied from it: a space, a sign without width, the end of a sentence. */
const OF_TAIL = /[\s\p{Cf}.,;:!?)\]>"'’”]/u;

/** From the end, sign by sign: a pattern for the whole tail would begin anew at each of 15,000 dots before a letter. */
function withoutTail(segments: readonly string[]): string[] {
  const signs = [...(segments.at(-1) ?? '')];
  const length = signs.findLastIndex((sign) => !OF_TAIL.test(sign)) + 1;
  return [...segments.slice(0, -1), signs.slice(0, length).join('')].filter(Boolean);
}

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

/** The path without `.` and `..`, which browsers resolve before they ask, also when they are escaped. */
const withoutDots = (path: string) => new URL(`http://site/${path}`).pathname;

/** Fixed segments are spelled as in the pattern, a record's id in lower case. */
function spell(segments: readonly string[], pattern: string): string {
  const fixed = segmentsOf(pattern);
  const spelled = segments.map((segment, index) => {
    const part = fixed[index];
    if (part !== undefined && !part.startsWith(':')) return part;
    return encodeURIComponent(UUID.test(segment) ? segment.toLowerCase() : segment);
  });
  return `/${spelled.join('/')}`;
}

/** The addresses that parts list for their own content, by their spelling in lower case. */
const listed = (releases: readonly Release[]): Map<string, string> =>
  new Map(releases.flatMap(({ sitemap }) => sitemap.map(({ path }) => [path.toLowerCase(), path] as const)));

/**
 * Compiles the table, once for each set. The returned function finds the page of a path as the router in the browser
 * does, whatever its case, escapes, slashes and tail. It throws a URIError for a path that cannot be decoded.
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
    const written = segmentsOf(withoutDots(path));
    const segments = known.has(pathOf(written).toLowerCase()) ? written : withoutTail(written);
    const pathname = pathOf(segments);
    const entry = entries.find(({ pattern }) => pattern.test({ pathname }));
    if (!entry) return { path: UNKNOWN, matched: undefined };
    const { release, page } = entry;
    return { path: known.get(pathname.toLowerCase()) ?? spell(segments, page.path), matched: { release, page } };
  };
}
