/** What browsers told of a stored release: how often, and the last of it. */

import type { Database } from '../../core/database.ts';

const LONGEST = 300;

export type Fault = { name: string; version: string; message: string; path: string };

/** One more fault of a release; nothing where the release is none that is stored, for anybody can name any. */
export async function countFault(database: Database, { name, version, message, path }: Fault): Promise<void> {
  const sql = `insert into release_faults as f (name, version, count, last_at, last_message, last_path)
    select name, version, 1, ?, ?, ? from releases where name = ? and version = ?
    on conflict (name, version) do update set count = f.count + 1, last_at = excluded.last_at,
      last_message = excluded.last_message, last_path = excluded.last_path`;
  const last = [new Date(), message.slice(0, LONGEST), path.slice(0, LONGEST)];
  await database.em().execute(sql, [...last, name, version], 'run');
}
