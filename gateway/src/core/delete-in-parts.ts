import { setImmediate as next } from 'node:timers/promises';
import type { Database } from './database.ts';

const PART = 10_000;

/**
 * Deletes the rows of a table that match a condition, a part at a time. On PGlite, and with it for the whole gateway,
 * everything waits for a statement: a million rows in one take a second.
 */
export async function deleteInParts(
  { maintenance }: Pick<Database, 'maintenance'>,
  { from, where, values }: { from: string; where: string; values: readonly unknown[] },
): Promise<void> {
  const part = `array(select ctid from ${from} where ${where} limit ${PART})`;
  for (let deleted = PART; deleted === PART; ) {
    // Again in the condition: a row that was renewed meanwhile may stand where the old one stood.
    const sql = `delete from ${from} where ctid = any (${part}) and ${where}`;
    const done = await maintenance.em().execute<{ affectedRows: number }>(sql, [...values, ...values], 'run');
    deleted = done.affectedRows;
    await next();
  }
}
