// Reads and writes tables as rows of JSON. They are the same on PGlite and PostgreSQL, so that a backup of one can be
// restored into the other.
import type { EntityManager } from '../core/database.ts';
import { entities } from '../core/entities.ts';
import { isNoErasure } from '../modules/leads/erasures.ts';

/** Tables that are not backed up: their rows are short-lived or can be made again. */
const TRANSIENT = new Set([
  'catalogue',
  'rate_limits',
  'sweeps',
  'login_failures',
  'sessions',
  'home_previews',
  'site_previews',
  'second_steps',
  'push_messages',
  'release_smokes',
]);
const ROWS_AT_ONCE = 500;

const everyTable = entities.map(({ meta }) => meta.tableName);
export const storedTables = everyTable.filter((name) => !TRANSIENT.has(name));

/** One line of JSON for each row, 500 at a time. Must run in the transaction. */
export async function* readTable(em: EntityManager, table: string): AsyncGenerator<string[]> {
  const fetch = `fetch ${ROWS_AT_ONCE} from stored_rows`;
  await em.execute(`declare stored_rows no scroll cursor for select to_jsonb(t)::text as line from ${table} t`);
  for (let rows = await em.execute<{ line: string }[]>(fetch); rows.length > 0; rows = await em.execute(fetch)) {
    yield rows.map(({ line }) => line);
  }
  await em.execute('close stored_rows');
}

/**
 * Empties every table except the catalogue, whose version must rise. Erasures stay remembered: another gateway may still
 * keep a lead from before.
 */
export async function emptyTables(em: EntityManager): Promise<void> {
  for (const table of everyTable.filter((name) => name !== 'catalogue'))
    await em.execute(`delete from ${table}${table === 'rate_limits' ? ` where ${isNoErasure}` : ''}`, [], 'run');
}

/** Adds rows to a table, 500 at a time; returns how many. */
export async function writeTable(em: EntityManager, table: string, lines: AsyncIterable<string>): Promise<number> {
  const columns = (await writableColumns(em, table)).join(', ');
  const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`;
  const write = (rows: readonly string[]) => em.execute(sql, [`[${rows.join(',')}]`], 'run');
  /**
   * Removes rows that triggers wrote while other tables were restored. If the backup is older than this table, those
   * rows stay.
   */
  const clear = () => em.execute(`delete from ${table}`, [], 'run');
  let count = 0;
  let rows: string[] = [];
  for await (const line of lines) {
    rows.push(line);
    count += 1;
    if (rows.length < ROWS_AT_ONCE) continue;
    if (count === rows.length) await clear();
    await write(rows);
    rows = [];
  }
  if (rows.length > 0 && count === rows.length) await clear();
  if (rows.length > 0) await write(rows);
  await continueSequence(em, table);
  return count;
}

async function writableColumns(em: EntityManager, table: string): Promise<string[]> {
  const sql = `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER' order by ordinal_position`;
  return (await em.execute<{ name: string }[]>(sql, [table])).map(({ name }) => `"${name}"`);
}

/** Sets the table's sequences to continue after the largest number. */
async function continueSequence(em: EntityManager, table: string): Promise<void> {
  const sql = `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ? and column_default like 'nextval%'`;
  for (const { name } of await em.execute<{ name: string }[]>(sql, [table])) {
    await em.execute(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), coalesce(max(${name}), 0) + 1, false) from ${table}`,
    );
  }
}
