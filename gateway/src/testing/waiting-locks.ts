import { expect } from 'vitest';
import type { EntityManager } from '../core/database.ts';

/** Resolves once a statement in this PostgreSQL database waits for a lock that another holds. */
export async function untilOneWaits(em: EntityManager): Promise<void> {
  const sql = `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => em.execute(sql)).toEqual([{ n: 1 }]);
}
