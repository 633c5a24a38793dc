/** Rendered pages by address. An old version stays until the next one is there, even if that is late or fails. */

import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encoding.ts';
import type { AskedQuery } from './render-task.ts';

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** The key of the releases that rendered it, and the queries that gave its data. */
  releases: string;
  queries: readonly AskedQuery[];
  /** Whether all its parts were rendered. */
  isWhole: boolean;
};

/**
 * `whole`: kept. `flawed`: a part of it failed, so it is kept for seconds only. `poor`: never kept, and not shown if
 * there is an older version.
 */
export type Quality = 'whole' | 'flawed' | 'poor';

/** `isSame`: nothing that it shows has changed, so it is the known page. */
export type Renewed = { page: CachedPage; quality: Quality; isSame: boolean };
export type Renew = (known: CachedPage | undefined) => Promise<Renewed>;

/** Where an answer came from. `since`: when a stale page was last known to be current, in ms since 1970. */
export type Answer = { page: CachedPage } & ({ how: 'hit' | 'made' | 'unchanged' } | { how: 'stale'; since: number });

type Known = { page: CachedPage; stamp: string; since: number; turn: number };

/** Bytes: room for about two thousand pages with their compressed forms. */
const CAPACITY = 128_000_000;
/** There is no limit to addresses with parameters, so they have this share of it and push out no page without them. */
const SHARE_WITH_PARAMETERS = 0.25;
/** Bytes. There is no limit to addresses that do not exist, so they have their own room and push out no real page. */
const NOT_FOUND_CAPACITY = 8_000_000;
const FLAWED_MS = 5000;
/** Milliseconds that a visitor waits for a new version before the old one is sent. */
const PATIENCE_MS = 300;

/** The plain text, its compressed forms at about two fifths of it, and the queries. */
const sizeOf = ({ page: { body, queries } }: Known) =>
  Math.ceil(body.plain.length * 1.4) + JSON.stringify(queries).length + 500;

const room = (maxSize: number) => new LRUCache<string, Known>({ maxSize, sizeCalculation: sizeOf });

export class PageCache {
  private readonly found: LRUCache<string, Known>;
  private readonly withParameters: LRUCache<string, Known>;
  private readonly notFound = room(NOT_FOUND_CAPACITY);
  private readonly underway = new Map<string, Promise<Renewed>>();
  private turns = 0;

  /** `capacity`: the most bytes of pages with a status other than 404. */
  constructor(capacity = CAPACITY) {
    this.found = room(capacity * (1 - SHARE_WITH_PARAMETERS));
    this.withParameters = room(capacity * SHARE_WITH_PARAMETERS);
  }

  /**
   * The page at `key`. `stamp` names the data and releases that it must show: a page kept under another stamp is
   * renewed, and only once for all requests at the same time. Rejects as `renew` does, but only if no version is known.
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

  /** Renews the page at `key` if it needs that, with no limit of time. Never rejects. */
  async refresh(key: string, stamp: string, renew: Renew): Promise<void> {
    const known = this.find(key);
    if (known?.stamp !== stamp) await this.renewOnce(key, stamp, () => renew(known?.page)).catch(() => undefined);
  }

  /** The addresses without parameters that were asked for last, at most `count`. */
  recent(count: number): string[] {
    return [...this.found.keys()].slice(0, count);
  }

  /** The last known version, even if it is out of date. */
  last(key: string): Answer | undefined {
    const known = this.find(key);
    return known && { page: known.page, how: 'stale', since: known.since };
  }

  private foundRoom(key: string): LRUCache<string, Known> {
    return key.includes('?') ? this.withParameters : this.found;
  }

  private find(key: string): Known | undefined {
    return this.foundRoom(key).get(key) ?? this.notFound.get(key);
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
    // A renewal that started later may have finished first.
    if (quality === 'poor' || (this.find(key)?.turn ?? 0) > known.turn) return;
    const found = this.foundRoom(key);
    const [home, other] = page.status === 404 ? [this.notFound, found] : [found, this.notFound];
    other.delete(key);
    home.set(key, known, quality === 'flawed' ? { ttl: FLAWED_MS } : {});
  }
}

const patience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS).unref());
