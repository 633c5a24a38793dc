/** The set that a share of visitors gets: processes and a page cache of its own, for as long as the canary runs. */

import type { Site } from 'schema';
import type { Releases } from '../modules/releases/release.service.ts';
import { asOf, openLive, type Renderers } from './open-live.ts';
import { PageCache } from './page-cache.ts';
import type { Live } from './page-maker.ts';

/** What a visitor's pages are made of, and where they are kept. */
export type Shown = { live: Live; cache: PageCache };

/** Of what is live there are more pages, and more visitors. */
const CAPACITY = 32_000_000;
/** How long pages in hand may take once nobody new gets them. */
const LEAVE_MS = 5000;

type Options = Renderers & {
  canary: Releases['canary'];
  site: () => Site;
};

export function createCanaryPages({ canary, site, ...renderers }: Options) {
  let shown: (Shown & { id: number }) | undefined;

  function leave(): void {
    const pool = shown?.live.pool;
    if (pool) setTimeout(() => pool.close(), LEAVE_MS).unref();
    shown = undefined;
  }

  return {
    /** `undefined` while no canary runs, or what is live has no place for it. */
    now(): Shown | undefined {
      const running = canary();
      if (!running?.set) return void leave();
      const identity = site();
      if (shown?.live.set === running.set) {
        if (shown.live.site !== identity) shown.live = asOf(shown.live, identity, renderers.releasesFolder);
        return shown;
      }
      const cache = shown?.id === running.id ? shown.cache : new PageCache(CAPACITY);
      leave();
      shown = { id: running.id, live: openLive(running.set, identity, renderers), cache };
      return shown;
    },
    close(): void {
      shown?.live.pool.close();
      shown = undefined;
    },
  };
}
