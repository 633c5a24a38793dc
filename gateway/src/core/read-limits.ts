// How many reads an address may make: counted here, since a read may cost less than a count in the database would, and shared
// with the other gateways in a statement a second, which only those addresses take part in that ask for a lot.
import { LRUCache } from 'lru-cache';
import { addressBlock } from './address-block.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import type { RateLimit } from './rate-limits.ts';
import { createRounds } from './rounds.ts';

/** Fifty a second for a whole minute: many visitors behind one address, and no crawler that means well. */
const READS: RateLimit = { hits: 3000, seconds: 60 };

/** Milliseconds between two looks at what other gateways counted. */
const PAUSE = 1000;

/** Addresses counted at a time; beyond, the longest unseen are forgotten. */
const CAPACITY = 20_000;

/** Below this part of the limit an address is this gateway's business alone. */
const SHARED_FROM = 0.1;

export interface ReadAllowance {
  readonly limit: RateLimit;
  /** How many more until the window ends. */
  readonly remaining: number;
  /** Milliseconds until then. */
  readonly resetsIn: number;
  readonly isOver: boolean;
}

export interface ReadLimits {
  /** Counts one more read of an address; undefined where limits are off. */
  take(address: string): ReadAllowance | undefined;
  /** Adds what was counted here to what others counted, and learns theirs. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  readonly resetsAt: number;
  /** By all gateways, as far as this one knows. */
  hits: number;
  /** Of those, what only this one knows. */
  unshared: number;
}

interface ReadLimitsDeps {
  readonly database: Pick<Database, 'em' | 'kind'>;
  readonly isOn: boolean;
  readonly logger: Logger;
  readonly limit?: RateLimit;
}

const keyOf = (block: string) => `reads ${block}`;

export function createReadLimits({ database, isOn, logger, limit = READS }: ReadLimitsDeps): ReadLimits {
  const windows = new LRUCache<string, Counted>({ max: CAPACITY });
  const span = limit.seconds * 1000;

  function take(address: string): ReadAllowance | undefined {
    if (!isOn) return undefined;
    const block = addressBlock(address);
    const now = Date.now();
    const known = windows.get(block);
    // All gateways' windows end at the same moments.
    const window =
      known && known.resetsAt > now ? known : { resetsAt: now - (now % span) + span, hits: 0, unshared: 0 };
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
      // In one order: two gateways that write the same rows must not wait for each other.
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (busy.length === 0) return;
    const sent = busy.map(([block, window]) => {
      const { unshared: hits, resetsAt } = window;
      window.unshared = 0;
      return { window, key: keyOf(block), hits, at: new Date(resetsAt) };
    });
    const sql = `insert into rate_limits as r (key, hits, resets_at)
      select key, hits, at from jsonb_to_recordset(?::jsonb) as x(key text, hits integer, at timestamptz)
      on conflict (key) do update set
        hits = case when r.resets_at < excluded.resets_at then excluded.hits else r.hits + excluded.hits end,
        resets_at = greatest(r.resets_at, excluded.resets_at)
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
  // PGlite has one gateway.
  const isShared = isOn && database.kind === 'postgresql';
  const rounds = isShared ? createRounds({ name: 'read limits', pauseMs: PAUSE, logger, round }) : undefined;
  return { take, share, close: async () => rounds?.stop() };
}
