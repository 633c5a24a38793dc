/** What is told of a stored release: how often, and the last of it. By browsers, and by this gateway's renderers. */

import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { writeRenderFaults } from '../vitals/vitals.rows.ts';
import type { ReleaseId } from './release-id.ts';

const LONGEST = 300;
const FLUSH_MS = 5000;

export type Fault = { name: string; version: string; message: string; path: string };

/** More faults of a release; nothing where the release is none that is stored, for anybody can name any. */
export async function countFault(database: Database, fault: Fault, times = 1): Promise<void> {
  const { name, version, message, path } = fault;
  const sql = `insert into release_faults as f (name, version, count, last_at, last_message, last_path)
    select name, version, ?::integer, ?, ?, ? from releases where name = ? and version = ?
    on conflict (name, version) do update set count = f.count + excluded.count, last_at = excluded.last_at,
      last_message = excluded.last_message, last_path = excluded.last_path`;
  const last = [times, new Date(), message.slice(0, LONGEST), path.slice(0, LONGEST)];
  await database.em().execute(sql, [...last, name, version], 'run');
}

/** Tells of a page that failed on the server. */
export type NoteRenderFault = (release: ReleaseId, path: string, message: string) => void;

export interface RenderFaults {
  readonly note: NoteRenderFault;
  /** Writes what was counted since; what the database does not take is in the log already. */
  flush(): Promise<void>;
}

interface RenderFaultsDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** The number of the canary that runs; 0: none does. */
  readonly canary?: (() => number) | undefined;
}

/** Counts what renderers meet, and writes the sums every few seconds: a page that fails each time costs no query each. */
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
      // A query may hold what a visitor typed.
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
