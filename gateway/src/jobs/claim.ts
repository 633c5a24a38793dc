// Who sends what: the table is the queue, and a message's own row is the lock.
import type { Database, EntityManager } from '../core/database.ts';
import { LEASE_MS } from '../mail/outbox.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';

export const RENEW_MS = 3000;
const AT_ONCE = 5;

/** Takes a few messages that are due, the agent's first. No other gateway gets them before the lease is over. */
export function claimDue(em: EntityManager, now: Date): Promise<Claimed[]> {
  const sql = `update outgoing_messages set attempts = attempts + 1, next_attempt_at = ?
    where id in (
      select id from outgoing_messages where state = 'waiting' and next_attempt_at <= ?
      order by kind = 'acknowledgement', next_attempt_at limit ${AT_ONCE} for update skip locked)
    returning id, message_id as "messageId", kind, lead_kind as "leadKind", lead_id as "leadId", recipient, attempts`;
  return em.execute<Claimed[]>(sql, [new Date(now.getTime() + LEASE_MS), now]);
}

/** What is still in hand stays there for another while, held or not: who has it sends it. */
export async function renew(em: EntityManager, ids: readonly string[]): Promise<void> {
  const sql = `update outgoing_messages set next_attempt_at = ? where state in ('waiting', 'held') and id in (?)`;
  await em.execute(sql, [new Date(Date.now() + LEASE_MS), ids], 'run');
}

/**
 * For the one process that owns its database: what the last one had in hand is due, and with it what would be so within
 * a lease. What waits longer keeps its time, for each attempt counts.
 */
export async function freeInHand(em: EntityManager): Promise<void> {
  const sql = `update outgoing_messages set next_attempt_at = ? where state = 'waiting' and next_attempt_at <= ?`;
  const now = new Date();
  await em.execute(sql, [now, new Date(now.getTime() + LEASE_MS)], 'run');
}

/** Whatever became of its row meanwhile: it has gone out. */
export async function noteSent(database: Database, id: string): Promise<void> {
  const sql = `update outgoing_messages set state = 'sent', sent_at = ?, last_error = null where id = ?`;
  await database.em().execute(sql, [new Date(), id], 'run');
}

/** `retryAt`: null gives it up. */
export async function noteFailed(database: Database, id: string, reason: string, retryAt: Date | null): Promise<void> {
  const sql = `update outgoing_messages set last_error = ?, next_attempt_at = coalesce(?, next_attempt_at),
    state = case when state = 'waiting' and ? then 'dead' else state end where id = ?`;
  await database.em().execute(sql, [reason, retryAt, retryAt === null, id], 'run');
}
