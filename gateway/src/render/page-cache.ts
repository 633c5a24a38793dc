/** Rendered pages by address. A page that was known is not taken away because its next version is late or cannot be had. */

import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encoding.ts';
import type { AskedQuery } from './render-task.ts';

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** Of the body, without its encoding. */
  cacheTag: string;
  /** What it was rendered by, and from. */
  releases: string;
  queries: readonly AskedQuery[];
  /** Nothing of it failed. */
  isWhole: boolean;
};

/**
 * `whole`: kept. `flawed`: a part of it failed, so it is kept for seconds only. `poor`: not worth showing where an older
 * version is at hand; never kept.
 */
export type Quality = 'whole' | 'flawed' | 'poor';

/** `isSame`: nothing that it shows has changed, so it is the page that was known. */
export type Renewed = { page: CachedPage; quality: Quality; isSame: boolean };
export type Renew = (known: CachedPage | undefined) => Promise<Renewed>;

/** Where an answer came from. `since`: when a stale page was last known to be true, in ms since 1970. */
export type Answer = { page: CachedPage } & ({ how: 'hit' | 'made' | 'unchanged' } | { how: 'stale'; since: number });

type Known = { page: CachedPage; stamp: string; since: number; turn: number };

/** About two thousand pages with their compressed forms. */
const CAPACITY = 128_000_000;
/** Addresses of things that do not exist are without number: they have room of their own and push out no page. */
const NOT_FOUND_CAPACITY = 8_000_000;
const FLAWED_MS = 5000;
/** How long a visitor waits for the next version of a page whose last one is at hand. */
const PATIENCE_MS = 300;

/** The plain text, its compressed forms at about a third of it, and the queries. */
const sizeOf = ({ page: { body, queries } }: Known) =>
  Math.ceil(body.plain.length * 1.4) + JSON.stringify(queries).length + 500;

const room = (maxSize: number) => new LRUCache<string, Known>({ maxSize, sizeCalculation: sizeOf });

export class PageCache {
  private readonly found: LRUCache<string, Known>;
  private readonly notFound = room(NOT_FOUND_CAPACITY);
  private readonly underway = new Map<string, Promise<Renewed>>();
  private turns = 0;

  /** `capacity`: bytes of pages that are found. */
  constructor(capacity = CAPACITY) {
    this.found = room(capacity);
  }

  /**
   * The page at `key`. `stamp` names the state of the world that it must show: a page kept under another one is renewed,
   * once, however often it is asked for meanwhile. Rejects, as `renew` does, only where no version is known.
   */
  async get(key: string, stamp: string, renew: Renew): Promise<Answer> {
    const known = this.find(key);
    if (known?.stamp === stamp) return { page: known.page, how: 'hit' };
    const renewing = this.renewOnce(key, stamp, () => renew(known?.page));
    if (!known) return { page: (await renewing).page, how: 'made' };
    const renewed = await Promise.race([renewing.catch(() => undefined), patience()]);
    if (!renewed || renewed.quality === 'poor') return { page: known.page, how: 'stale', since: known.since };
    return { page: renewed.page, how: renewed.isSame ? 'unchanged' : 'made' };
  }

  /** Renews the page at `key` if it needs that, however long it takes. Never rejects. */
  async refresh(key: string, stamp: string, renew: Renew): Promise<void> {
    const known = this.find(key);
    if (known?.stamp !== stamp) await this.renewOnce(key, stamp, () => renew(known?.page)).catch(() => undefined);
  }

  /** The addresses asked for last, at most so many. */
  recent(count: number): string[] {
    return [...this.found.keys()].slice(0, count);
  }

  /** The last version that was known, whatever has happened since. */
  last(key: string): Answer | undefined {
    const known = this.find(key);
    return known && { page: known.page, how: 'stale', since: known.since };
  }

  private find(key: string): Known | undefined {
    return this.found.get(key) ?? this.notFound.get(key);
  }

  private renewOnce(key: string, stamp: string, renew: () => Promise<Renewed>): Promise<Renewed> {
    const name = `${stamp} ${key}`;
    const running = this.underway.get(name);
    if (running) return running;
    this.turns += 1;
    const turn = this.turns;
    const renewing = renew()
      .then((renewed) => {
        this.keep(key, renewed, { page: renewed.page, stamp, since: Date.now(), turn });
        return renewed;
      })
      .finally(() => this.underway.delete(name));
    this.underway.set(name, renewing);
    return renewing;
  }

  private keep(key: string, { quality, page }: Renewed, known: Known): void {
    // A later version may have come first.
    if (quality === 'poor' || (this.find(key)?.turn ?? 0) > known.turn) return;
    const [home, other] = page.status === 404 ? [this.notFound, this.found] : [this.found, this.notFound];
    other.delete(key);
    home.set(key, known, quality === 'flawed' ? { ttl: FLAWED_MS } : {});
  }
}

const patience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS).unref());
