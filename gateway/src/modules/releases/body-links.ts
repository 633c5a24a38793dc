/**
 * Finds links within the pages of a set that lead nowhere. Only page patterns count, not records: a home may be
 * withdrawn at any time.
 */

import { gatewayFolders } from 'schema';
import { type Release, type ReleaseSet, titleOf } from './release.ts';
import { readTags } from './tags.ts';

/** A page that was rendered once. `where` names it in messages. */
export type Drawn = { release: Release; path: string; address: string; where: string; head: string; body: string };

const OF_GATEWAY = new RegExp(`^/(${gatewayFolders.join('|')})(/|$)|\\.\\w+$`, 'i');

/** Whether the gateway itself answers the address, in small letters or large ones, or it is a file's. */
export const isOfGateway = (pathname: string): boolean => OF_GATEWAY.test(pathname);

/** Whether a page of the set answers a path. Without a set, none does. */
export function answersOf(set: ReleaseSet | undefined): (pathname: string) => boolean {
  const patterns = (set ? [set.shell, ...set.remotes] : []).flatMap(({ pages }) =>
    pages.map(({ path }) => new URLPattern({ pathname: path }, { ignoreCase: true })),
  );
  return (pathname) => patterns.some((pattern) => pattern.test({ pathname }));
}

/** Any origin would do here: links to another origin, a phone or a mailbox leave the site. */
const HERE = 'http://site.invalid';

/** The paths within the site to which a page links. */
export function pathsIn({ body, address }: Pick<Drawn, 'body' | 'address'>): string[] {
  const base = new URL(address, HERE).href;
  const paths = new Set<string>();
  readTags(body, ({ name, attributes }) => {
    const href = name === 'a' ? attributes.get('href') : undefined;
    const target = href === undefined ? null : URL.parse(href, base);
    if (target?.origin === HERE) paths.add(target.pathname);
  });
  return [...paths];
}

/** Whether the page, its frame or one of its slots belongs to a changed part. */
export function isTouched(
  { release, path }: Pick<Drawn, 'release' | 'path'>,
  shell: Release,
  changed: readonly Release[],
): boolean {
  if (changed.includes(release) || changed.includes(shell)) return true;
  const { slots = [] } = release.pages.find((page) => page.path === path) ?? {};
  return slots.some((slot) => changed.some(({ short }) => slot.startsWith(`${short}/`)));
}

/** Is given each page as it is drawn, and says at the end what is wrong. Nothing else of a page is kept in memory. */
export type PageInspector = { inspect: (page: Drawn) => void; reasons: () => string[] };

/** After so many reasons of one kind no more are looked for: a part may list thousands of pages. */
export const MANY = 20;

/** Paths to which one page may link, each of which is compared with every pattern. This site's front page has sixty. */
const MOST_LINKS = 2000;

/**
 * Links to paths that no page of the set answers. On pages that the change touches, all of them count. On other pages,
 * only those count that are answered now: a link that was dead before is not this change's fault. Each path is named
 * once, with the first page that has it.
 */
export function findDeadLinks(
  set: ReleaseSet,
  changed: readonly Release[],
  live: ReleaseSet | undefined,
): PageInspector {
  const [isAnswered, wasAnswered] = [answersOf(set), answersOf(live)];
  const dead = new Map<string, string>();
  return {
    inspect(page) {
      if (dead.size >= MANY) return;
      const isOwnFault = isTouched(page, set.shell, changed);
      const paths = pathsIn(page);
      if (isOwnFault && paths.length > MOST_LINKS)
        dead.set(page.where, `${page.where} links to ${paths.length} pages, ${MOST_LINKS} at most`);
      for (const path of paths.slice(0, MOST_LINKS)) {
        if (dead.size >= MANY) return;
        if (dead.has(path) || isOfGateway(path) || isAnswered(path) || !(isOwnFault || wasAnswered(path))) continue;
        dead.set(path, `${page.where} links to ${path}, which no page of the set answers`);
      }
    },
    reasons: () => [...dead.values()],
  };
}

/** The name of a page in a reason. */
export const nameOf = (release: Release, path: string, address: string): string =>
  `${titleOf(release)}: page ${path}${address === path ? '' : ` (${address})`}`;
