import type { Database } from './database.ts';
import { deleteInParts } from './delete-in-parts.ts';
import { GatewayError } from './errors.ts';

/** At most `hits` in a window of `seconds`. */
export interface RateLimit {
  readonly hits: number;
  readonly seconds: number;
}

/** Rate limits that are counted in the database, so that they hold for all gateways together. */
export function createRateLimits({ database, isOn }: { database: Database; isOn: boolean }) {
  /** Counts one more for `key`. Over the limit, returns the milliseconds until the window ends; otherwise undefined. */
  async function count(key: string, limit: RateLimit): Promise<number | undefined> {
    if (!isOn) return undefined;
    const now = new Date();
    const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
    // A window cannot end later than this: its clock was set back meanwhile. Twice the window, because the clocks of two
    // gateways may differ.
    const latest = new Date(now.getTime() + 2 * limit.seconds * 1000);
    const sql = `insert into rate_limits as r (key, hits, resets_at) values (?, 1, ?)
      on conflict (key) do update set
        hits = case when r.resets_at between ? and ? then r.hits + 1 else 1 end,
        resets_at = case when r.resets_at between ? and ? then r.resets_at else excluded.resets_at end
      returning hits, resets_at as "resetsAt"`;
    const values = [key, resetsAt, now, latest, now, latest];
    const [row] = await database.em().execute<{ hits: number; resetsAt: string }[]>(sql, values);
    return row === undefined || row.hits <= limit.hits ? undefined : new Date(row.resetsAt).getTime() - now.getTime();
  }

  return {
    /** Counts one more for `key`; throws RATE_LIMITED if that exceeds the limit within its window. */
    async demand(key: string, limit: RateLimit): Promise<void> {
      const wait = await count(key, limit);
      if (wait !== undefined) throw rateLimited(wait);
    },
    /** Counts one more for `key`; false if that exceeds the limit within its window. */
    async allows(key: string, limit: RateLimit): Promise<boolean> {
      return (await count(key, limit)) === undefined;
    },
    /** Takes back one count of `key`, if the counted event turned out not to count. */
    async refund(key: string): Promise<void> {
      if (isOn) await database.em().execute('update rate_limits set hits = hits - 1 where key = ?', [key], 'run');
    },
    /** Deletes windows that are over. */
    async sweep(): Promise<void> {
      await deleteInParts(database, { from: 'rate_limits', where: 'resets_at < ?', values: [new Date()] });
    },
  };
}

/** The error RATE_LIMITED; the client may try again after so many milliseconds. */
export function rateLimited(milliseconds: number): GatewayError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new GatewayError('RATE_LIMITED', 'Too many requests. Please try again later.', { retryAfter });
}

export type RateLimits = ReturnType<typeof createRateLimits>;
