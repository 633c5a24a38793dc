import { newYorkDay } from 'schema';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import type { ViewKind } from './page-view.entity.ts';

const FLUSH_MS = 5000;
/** Different pages between two writes. More than that cannot be real, and are not counted. */
const MOST = 2000;

/** What a page is about. */
export interface PageSubject {
  readonly kind: ViewKind;
  readonly subject: string;
}

/** Counts views in memory and writes the sums every few seconds, so that a view costs no query. */
export interface ViewCounter {
  count(subject: PageSubject, now?: Date): void;
  /** Writes the counts collected so far. If the database fails, they are written the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Sum extends PageSubject {
  readonly day: string;
  amount: number;
}

export function createViewCounter({ database, logger }: { database: Database; logger: Logger }): ViewCounter {
  let sums = new Map<string, Sum>();
  let timer: NodeJS.Timeout | undefined;

  function add({ kind, subject, day }: Omit<Sum, 'amount'>, amount: number): void {
    const key = `${day} ${kind} ${subject}`;
    const sum = sums.get(key);
    if (sum !== undefined) sum.amount += amount;
    else if (sums.size < MOST) sums.set(key, { kind, subject, day, amount });
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...sums.values()];
    sums = new Map();
    if (counted.length === 0) return;
    try {
      await write(database, counted);
    } catch (error) {
      logger.warn({ err: error }, 'views: not written yet');
      for (const sum of counted) add(sum, sum.amount);
    }
  }

  async function close(): Promise<void> {
    await flush();
    clearTimeout(timer);
  }

  return { count: (subject, now = new Date()) => add({ ...subject, day: newYorkDay(now) }, 1), flush, close };
}

/**
 * One statement. It counts only homes that exist, because anybody can ask for any id. The rows are sorted, so that two
 * gateways cannot deadlock.
 */
async function write(database: Database, sums: readonly Sum[]): Promise<void> {
  const sql = `insert into page_views (day, kind, subject, amount)
    select day, kind, subject, amount from jsonb_to_recordset(?::jsonb) s (day date, kind text, subject text, amount integer)
    where kind <> 'home' or exists (select 1 from properties p where p.id = s.subject::uuid)
    order by day, kind, subject
    on conflict (day, kind, subject) do update set amount = page_views.amount + excluded.amount`;
  await database.em().execute(sql, [JSON.stringify(sums)], 'run');
}
