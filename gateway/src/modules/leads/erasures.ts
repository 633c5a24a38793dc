// Erasures are remembered, because another gateway may have kept a lead of that person on its own disk.
import { createHash } from 'node:crypto';
import type { EntityManager } from '../../core/database.ts';
import { lockName } from '../../core/lock-name.ts';

/** A gateway whose disk held a lead for longer has to be erased by hand. */
const REMEMBERED_MS = 90 * 86_400_000;

const PREFIX = 'erased:';

/** Among the limits, which are swept once they are over and are in no backup. Only a hash tells of whom. */
const keyOf = (email: string) => `${PREFIX}${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/**
 * Makes an erasure, and the storing of leads that were kept, wait for each other: a lead that is read from its file while
 * its sender is erased is either deleted with the others, or finds that its sender was erased.
 */
export const lockErasure = (em: EntityManager, email: string): Promise<unknown> => lockName(em, keyOf(email));

/** SQL for a row of the limits that is no erasure. */
export const isNoErasure = `key not like '${PREFIX}%'`;

/** Thrown for a lead whose sender was erased since it arrived. */
export class SenderErased extends Error {}

/** Call it in the erasure's transaction, after `lockErasure`. */
export async function rememberErasure(em: EntityManager, email: string): Promise<void> {
  const sql = `insert into rate_limits (key, hits, resets_at) values (?, 1, ?)
    on conflict (key) do update set resets_at = excluded.resets_at`;
  await em.execute(sql, [keyOf(email), new Date(Date.now() + REMEMBERED_MS)], 'run');
}

/** Throws `SenderErased` if the person was erased after a moment. Call it in the transaction that stores the lead. */
export async function demandNotErased(em: EntityManager, email: string, since: Date): Promise<void> {
  await lockErasure(em, email);
  const sql = 'select 1 from rate_limits where key = ? and resets_at >= ?';
  const found = await em.execute<object[]>(sql, [keyOf(email), new Date(since.getTime() + REMEMBERED_MS)]);
  if (found.length > 0) throw new SenderErased();
}
