import { expect } from 'vitest';

/**
 * Resolves once a statement in this PostgreSQL database waits for a lock that another holds. `rows` runs a statement there,
 * in the transaction that holds the lock, too.
 */
export async function untilOneWaits(rows: (sql: string) => Promise<object[]>): Promise<void> {
  const waiting = `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const look = async () => {
    // Within a transaction, connections that were opened since its first look are not shown.
    await rows('select pg_stat_clear_snapshot()');
    return rows(waiting);
  };
  await expect.poll(look).toEqual([{ n: 1 }]);
}
