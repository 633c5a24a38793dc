/** Renders every page of a set once, in a renderer of its own, before it may go live. */

import type { Logger } from '../../core/logger.ts';
import { preparation } from '../../render/preparation.ts';
import type { AnonymousQuery } from '../../render/renderer.ts';
import { createRendererPool, type RendererPool } from '../../render/renderer-pool.ts';
import type { Release, ReleaseSet } from './release.ts';

type Options = { releasesFolder: string; site: () => unknown; query: AnonymousQuery; logger: Logger };

/** A host that nobody visits; the page must not care. */
const ORIGIN = 'http://smoke.test';

/** Answers why a set must not go live: each page that throws, hangs, or answers with a fault. */
export type Smoke = (set: ReleaseSet) => Promise<string[]>;

const FIRST_HOME = 'query SmokeSample { properties(first: 1) { nodes { id } } }';

/** Addresses of existing records: the first home, and whatever the parts list of their own content. */
async function samples(set: ReleaseSet, query: AnonymousQuery): Promise<string[]> {
  const { data } = await query({ query: FIRST_HOME, variables: {}, operationName: 'SmokeSample' });
  const homes = (data as { properties?: { nodes: { id: string }[] } } | null)?.properties?.nodes ?? [];
  return [
    ...homes.map(({ id }) => `/properties/${id}`),
    ...set.remotes.flatMap(({ sitemap }) => sitemap.map(({ path }) => path)),
  ];
}

/** The address under which a page is tried: an existing record's, or a made-up one that it may answer with 404. */
function addressOf(path: string, known: readonly string[]): string {
  if (!path.includes(':')) return path;
  const pattern = new URLPattern({ pathname: path });
  return known.find((candidate) => pattern.test({ pathname: candidate })) ?? path.replaceAll(/:\w+/g, 'sample');
}

async function tryPage(renderer: RendererPool, release: Release, path: string, address: string): Promise<string[]> {
  const where = `${release.name} ${release.version}: page ${path}`;
  try {
    await renderer.ready();
    const { status, failures } = (await renderer.render({ url: `${ORIGIN}${address}` })).page;
    const [first] = failures;
    if (first) return [`${where} failed in the smoke render: ${first.split('\n')[0]}`];
    return status >= 500 ? [`${where} answered ${status} in the smoke render`] : [];
  } catch (error) {
    const [words] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`${where} failed in the smoke render: ${words}`];
  }
}

export function createSmoke({ releasesFolder, site, query, logger }: Options): Smoke {
  return async (set) => {
    const prepare = preparation(set, releasesFolder, site());
    const renderer = createRendererPool({ prepare, releasesFolder, query, logger, size: 1 });
    try {
      const known = await samples(set, query);
      const reasons: string[] = [];
      for (const release of [set.shell, ...set.remotes.filter(({ isPrivate }) => !isPrivate)]) {
        for (const { path } of release.pages)
          reasons.push(...(await tryPage(renderer, release, path, addressOf(path, known))));
      }
      return reasons;
    } finally {
      renderer.close();
    }
  };
}
