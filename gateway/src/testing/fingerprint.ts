import type { Database } from '../core/database.ts';
import { entities } from '../core/entities.ts';
import { failedAttempts } from '../modules/account/login-guard.ts';

/** Tables that change with any request, successful or not, and notifications, which come and go. */
const COUNTERS = new Set(['rate_limits', 'login_failures', 'sessions', 'second_steps', 'push_messages']);

/** Tables that background work updates: only the rows' existence is compared, not their state. */
const names: Readonly<Record<string, string>> = { outgoing_messages: 't.message_id', push_devices: 't.endpoint' };
const textOf = (table: string) => names[table] ?? 't::text';

const failed = failedAttempts.map((action) => `'${action}'`).join();

/** Failed sign-ins are logged, but change nothing else. */
const rowsOf = (table: string) =>
  table === 'audit_log' ? `audit_log t where action not in (${failed})` : `${table} t`;

const tables = entities.map(({ meta }) => meta.tableName).filter((name) => !COUNTERS.has(name));

const sql = tables
  .map(
    (name) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(${textOf(name)}, 0)), 0) as rows from ${rowsOf(name)}`,
  )
  .join(' union all ');

/** A text for each table that changes with any of its rows. */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const rows = await database.em().execute<{ name: string; rows: string }[]>(sql);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
