// The tables as rows of JSON: the same on PGlite and PostgreSQL, so that a backup of one restores into the other.
import type { EntityManager } from '../core/database.ts';
import { entities } from '../core/entities.ts';

/** Of the moment only, or counted anew: nobody misses them. */
const TRANSIENT = new Set(['catalogue', 'rate_limits', 'login_failures', 'sessions']);
const ROWS_AT_ONCE = 500;

const everyTable = entities.map(({ meta }) => meta.tableName);
export const storedTables = everyTable.filter((name) => !TRANSIENT.has(name));

/** One line of JSON a row. */
export async function readTable(em: EntityManager, table: string): Promise<string[]> {
  const rows = await em.execute<{ line: string }[]>(`select to_jsonb(t)::text as line from ${table} t`);
  return rows.map(({ line }) => line);
}

/** Empties every table but the catalogue's version, whose rise tells of the change. */
export async function emptyTables(em: EntityManager): Promise<void> {
  for (const table of everyTable.filter((name) => name !== 'catalogue'))
    await em.execute(`delete from ${table}`, [], 'run');
}

export async function writeTable(em: EntityManager, table: string, lines: readonly string[]): Promise<void> {
  const columns = (await writableColumns(em, table)).join(', ');
  const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`;
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE) {
    await em.execute(sql, [`[${lines.slice(start, start + ROWS_AT_ONCE).join(',')}]`], 'run');
  }
  await continueSequence(em, table);
}

async function writableColumns(em: EntityManager, table: string): Promise<string[]> {
  const sql = `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER' order by ordinal_position`;
  return (await em.execute<{ name: string }[]>(sql, [table])).map(({ name }) => `"${name}"`);
}

/** Numbers go on after the largest that was written. */
async function continueSequence(em: EntityManager, table: string): Promise<void> {
  const sql = `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ? and column_default like 'nextval%'`;
  for (const { name } of await em.execute<{ name: string }[]>(sql, [table])) {
    await em.execute(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), coalesce(max(${name}), 0) + 1, false) from ${table}`,
    );
  }
}
