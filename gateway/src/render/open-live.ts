import { createHash } from 'node:crypto';
import type { Site } from 'schema';
import { allOf } from '../modules/releases/live-set.ts';
import { type ReleaseSet, titleOf } from '../modules/releases/release.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { Live } from './page-maker.ts';
import { preparation } from './preparation.ts';
import type { RendererOptions } from './renderer.ts';
import { createRendererPool } from './renderer-pool.ts';
import { routeTable } from './route-table.ts';

export type Renderers = Pick<RendererOptions, 'releasesFolder' | 'query' | 'logger'> & { size?: number };

const identityTagOf = (identity: Site): string =>
  createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 10);

const namesOf = (set: ReleaseSet): string => allOf(set).map(titleOf).join(', ');

/** A key for a set of releases and the agent's identity on its pages. */
export const keyOfLive = (set: ReleaseSet, identity: Site): string => `${namesOf(set)}, ${identityTagOf(identity)}`;

/** Opens a set to render pages from, with its own processes, which start at once. The caller must close its pool. */
export const openLive = (set: ReleaseSet, identity: Site, { releasesFolder, ...renderers }: Renderers): Live => ({
  set,
  site: identity,
  key: keyOfLive(set, identity),
  match: routeTable(set),
  pool: createRendererPool({ prepare: preparation(set, releasesFolder, identity), releasesFolder, ...renderers }),
  circuitBreaker: new CircuitBreaker(),
});

/** The same set and processes with another identity, which all later renders use. */
export function asOf(live: Live, identity: Site, releasesFolder: string): Live {
  live.pool.identify(preparation(live.set, releasesFolder, identity));
  return { ...live, site: identity, key: keyOfLive(live.set, identity) };
}
