/** Counts the faults of stored releases, and keeps the last one. Browsers report them, and this gateway's renderers. */

import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { writeRenderFaults } from '../vitals/vitals.rows.ts';
import type { ReleaseId } from './release-id.ts';

const LONGEST = 300;
const FLUSH_MS = 5000;

export type Fault = { name: string; version: string; message: string; path: string };

/** Adds faults of a release. Does nothing if no such release is stored: anybody can report any name. */
export async function countFault(database: Database, fault: Fault, times = 1): Promise<void> {
  const { name, version, message, path } = fault;
  const sql = `insert into release_faults as f (name, version, count, last_at, last_message, last_path)
    select name, version, ?::integer, ?, ?, ? from releases where name = ? and version = ?
    on conflict (name, version) do update set count = f.count + excluded.count, last_at = excluded.last_at,
      last_message = excluded.last_message, last_path = excluded.last_path`;
  const last = [times, new Date(), message.slice(0, LONGEST), path.slice(0, LONGEST)];
  await database.em().execute(sql, [...last, name, version], 'run');
}

/** Reports a page that failed on the server. */
export type NoteRenderFault = (release: ReleaseId, path: string, message: string) => void;

export interface RenderFaults {
  readonly note: NoteRenderFault;
  /**
   * Writes the counts collected so far. If the database fails, they are dropped; the faults themselves are in the log.
   */
  flush(): Promise<void>;
}

interface RenderFaultsDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** The number of the running canary; 0 if there is none. */
  readonly canary?: (() => number) | undefined;
}

/**
 * Collects the faults of renderers and writes the sums every few seconds, so that a page that always fails does not
 * cost a query each time.
 */
export function createRenderFaults({ database, logger, canary = () => 0 }: RenderFaultsDeps): RenderFaults {
  let sums = new Map<string, { fault: Fault; times: number; during: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = sums.values();
    sums = new Map();
    try {
      for (const { fault, times, during } of counted) {
        await countFault(database, fault, times);
        if (during > 0) await writeRenderFaults(database.em(), fault, during, times);
      }
    } catch (error) {
      logger.warn({ err: error }, 'releases: faults could not be counted');
    }
  }

  return {
    flush,
    note({ name, version }, path, message) {
      // The query string may hold what a visitor typed, so it is cut off.
      const fault = {
        name,
        version,
        path: path.split('?')[0] ?? '',
        message: `On the server: ${message.split('\n')[0]}`,
      };
      const during = canary();
      const key = `${name} ${version} ${during}`;
      sums.set(key, { fault, during, times: (sums.get(key)?.times ?? 0) + 1 });
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}
