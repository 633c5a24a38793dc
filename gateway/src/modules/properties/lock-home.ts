import type { EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';

/**
 * Locks the home until the transaction ends, so that two changes of what belongs to it are made one after the other.
 * Throws NOT_FOUND for an unknown home.
 */
export async function lockHome(em: EntityManager, id: string): Promise<void> {
  const found = await em.execute<object[]>('select 1 from properties where id = ? for update', [id]);
  if (found.length === 0) throw notFound('Property');
}
