// How many reads an address may make. They are counted in memory, because a count in the database may cost more than
// the read. Once a second, one statement shares the counts of busy addresses with the other gateways.
import { LRUCache } from 'lru-cache';
import { addressBlock } from './address-block.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import type { RateLimit } from './rate-limits.ts';
import { createRounds } from './rounds.ts';

/** Fifty a second for a whole minute: enough for many visitors behind one address, and for a polite crawler. */
const READS: RateLimit = { hits: 3000, seconds: 60 };

/** Milliseconds between two exchanges with the other gateways. */
const PAUSE = 1000;

/** Addresses that are counted at a time; beyond that, the least recently used are dropped. */
const CAPACITY = 20_000;

/** Counts below this part of the limit are not shared. */
const SHARED_FROM = 0.1;

/** What is left for an address after a read. */
export interface ReadAllowance {
  readonly limit: RateLimit;
  /** How many more until the window ends. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly resetsIn: number;
  readonly isOver: boolean;
}

export interface ReadLimits {
  /** Counts one more read for an address; undefined if limits are off. */
  take(address: string): ReadAllowance | undefined;
  /** Adds this gateway's counts to the database, and reads the totals. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  readonly resetsAt: number;
  /** Of all gateways, as far as this one knows. */
  hits: number;
  /** The part of `hits` that is not in the database yet. */
  unshared: number;
}

interface ReadLimitsDeps {
  readonly database: Pick<Database, 'em' | 'kind'>;
  readonly isOn: boolean;
  readonly logger: Logger;
  readonly limit?: RateLimit;
}

const keyOf = (block: string) => `reads ${block}`;

/** Counts reads by address block. On PostgreSQL the counts are shared with the other gateways. */
export function createReadLimits({ database, isOn, logger, limit = READS }: ReadLimitsDeps): ReadLimits {
  const windows = new LRUCache<string, Counted>({ max: CAPACITY });
  const span = limit.seconds * 1000;

  function take(address: string): ReadAllowance | undefined {
    if (!isOn) return undefined;
    const block = addressBlock(address);
    const now = Date.now();
    const known = windows.get(block);
    // Windows end at the same moments in all gateways. One that ends after more than its span is from before the clock
    // was set back.
    const window =
      known && known.resetsAt > now && known.resetsAt <= now + span
        ? known
        : { resetsAt: now - (now % span) + span, hits: 0, unshared: 0 };
    if (window !== known) windows.set(block, window);
    window.hits += 1;
    window.unshared += 1;
    const remaining = Math.max(limit.hits - window.hits, 0);
    return { limit, remaining, resetsIn: window.resetsAt - now, isOver: window.hits > limit.hits };
  }

  async function share(): Promise<void> {
    const now = Date.now();
    const busy = [...windows.entries()]
      .filter(([, { resetsAt, hits, unshared }]) => unshared > 0 && resetsAt > now && hits >= limit.hits * SHARED_FROM)
      // Sorted, so that two gateways that write the same rows cannot deadlock.
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (busy.length === 0) return;
    const sent = busy.map(([block, window]) => {
      const { unshared: hits, resetsAt } = window;
      window.unshared = 0;
      return { window, key: keyOf(block), hits, at: new Date(resetsAt) };
    });
    // A stored window that ends far later is from before the clock was set back.
    const isSame = `r.resets_at between excluded.resets_at
      and excluded.resets_at + make_interval(secs => ${2 * limit.seconds})`;
    const sql = `insert into rate_limits as r (key, hits, resets_at)
      select key, hits, at from jsonb_to_recordset(?::jsonb) as x(key text, hits integer, at timestamptz)
      on conflict (key) do update set
        hits = case when ${isSame} then r.hits + excluded.hits else excluded.hits end,
        resets_at = case when ${isSame} then r.resets_at else excluded.resets_at end
      returning key, hits`;
    const counts = sent.map(({ window: _, ...count }) => count);
    try {
      const rows = await database.em().execute<{ key: string; hits: number }[]>(sql, [JSON.stringify(counts)]);
      const totals = new Map(rows.map(({ key, hits }) => [key, hits]));
      for (const { window, key, hits } of sent) window.hits = (totals.get(key) ?? hits) + window.unshared;
    } catch (error) {
      for (const { window, hits } of sent) window.unshared += hits;
      throw error;
    }
  }

  const round = async () => {
    await share();
    return false;
  };
  // With PGlite there is only one gateway.
  const isShared = isOn && database.kind === 'postgresql';
  const rounds = isShared ? createRounds({ name: 'read limits', pauseMs: PAUSE, logger, round }) : undefined;
  return { take, share, close: async () => rounds?.stop() };
}
