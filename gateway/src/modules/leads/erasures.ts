// Erasures are remembered, because another gateway may have kept a lead of that person on its own disk.
import { createHash } from 'node:crypto';
import type { EntityManager } from '../../core/database.ts';

/** A gateway whose disk held a lead for longer has to be erased by hand. */
const REMEMBERED_MS = 90 * 86_400_000;

/** Among the limits, which are swept once they are over and are in no backup. Only a hash tells of whom. */
const keyOf = (email: string) => `erased:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/** Call it in the erasure's transaction. */
export async function rememberErasure(em: EntityManager, email: string): Promise<void> {
  const sql = `insert into rate_limits (key, hits, resets_at) values (?, 1, ?)
    on conflict (key) do update set resets_at = excluded.resets_at`;
  await em.execute(sql, [keyOf(email), new Date(Date.now() + REMEMBERED_MS)], 'run');
}

/** Whether the person was erased after a moment. */
export async function wasErasedSince(em: EntityManager, email: string, moment: Date): Promise<boolean> {
  const sql = 'select 1 from rate_limits where key = ? and resets_at >= ?';
  const found = await em.execute<object[]>(sql, [keyOf(email), new Date(moment.getTime() + REMEMBERED_MS)]);
  return found.length > 0;
}
