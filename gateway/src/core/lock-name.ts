import type { EntityManager } from './database.ts';

/** Makes transactions that lock the same name, on any gateway, wait for each other until they end. */
export const lockName = (em: EntityManager, name: string): Promise<unknown> =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
