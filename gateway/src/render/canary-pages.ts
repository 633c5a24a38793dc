/**
 * The release set for the share of visitors in a canary: its own renderer processes and page cache while the canary
 * runs.
 */

import type { Site } from 'schema';
import type { Releases } from '../modules/releases/release.service.ts';
import { asOf, openLive, type Renderers } from './open-live.ts';
import { PageCache } from './page-cache.ts';
import type { Live } from './page-maker.ts';

/** The set that a visitor's pages are made from, and the cache that keeps them. */
export type Shown = { live: Live; cache: PageCache };

/** In bytes. Smaller than the cache of the live set, which has more pages and more visitors. */
const CAPACITY = 32_000_000;
/** Milliseconds that pages in progress may still take after the canary has ended. */
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
    /** Undefined while no canary runs, or while the live set cannot hold its release. */
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
