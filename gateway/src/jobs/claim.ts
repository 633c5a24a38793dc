// Claims messages to send: the table is the queue, and each row is its own lock.
import type { OutgoingState } from 'schema';
import { claimable, type Queue } from '../core/claimable.ts';
import { CLOCK_SLACK_MS } from '../core/clock-slack.ts';
import type { Database, EntityManager } from '../core/database.ts';
import { LEASE_MS } from '../mail/outbox.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';
import { longestDelaySql, MOST_ATTEMPTS } from './retry-delay.ts';

export const RENEW_MS = 3000;
const AT_ONCE = 5;

const QUEUE: Queue = {
  table: 'outgoing_messages',
  // Each has an index of its own: the agent's mail goes first.
  due: ["state = 'waiting' and kind <> 'acknowledgement'", "state = 'waiting' and kind = 'acknowledgement'"],
  waiting: "state = 'waiting'",
  longestDelay: longestDelaySql,
  mostAttempts: MOST_ATTEMPTS,
};

/**
 * Claims a few messages that are due, the agent's first. No other gateway gets them until the lease is over. One that is
 * due later than its attempts explain is due now: the clock was set back meanwhile. An answer that announces a visit which
 * is over is held instead.
 */
export async function claimDue(em: EntityManager, now: Date): Promise<Claimed[]> {
  const isOver = 'exists (select 1 from showings where showings.id = outgoing_messages.id and ends_at <= ?)';
  const sql = `update outgoing_messages set attempts = attempts + 1, next_attempt_at = ?,
      state = case when ${isOver} then 'held' else state end
    where id in (${claimable(QUEUE, AT_ONCE)})
    returning state, id, message_id as "messageId", kind, lead_kind as "leadKind", lead_id as "leadId", recipient, attempts`;
  const [lease, latest] = [LEASE_MS, LEASE_MS + CLOCK_SLACK_MS].map((ms) => new Date(now.getTime() + ms));
  const rows = await em.execute<(Claimed & { state: OutgoingState })[]>(sql, [lease, now, now, now, latest]);
  return rows.filter(({ state }) => state !== 'held');
}

/**
 * Renews the leases of messages in progress, also of those held since: the gateway that claimed them will send them.
 */
export async function renew(em: EntityManager, ids: readonly string[]): Promise<void> {
  const sql = `update outgoing_messages set next_attempt_at = ? where state in ('waiting', 'held') and id in (?)`;
  await em.execute(sql, [new Date(Date.now() + LEASE_MS), ids], 'run');
}

/**
 * For a process that owns its database alone: makes due what the process before had claimed. That includes messages
 * that would be due within a lease. Others keep their time, because each attempt counts.
 */
export async function freeInHand(em: EntityManager): Promise<void> {
  const sql = `update outgoing_messages set next_attempt_at = ? where state = 'waiting' and next_attempt_at <= ?`;
  const now = new Date();
  await em.execute(sql, [now, new Date(now.getTime() + LEASE_MS)], 'run');
}

/** Marks it as sent in any state, because the mail has gone out. False if it was deleted meanwhile. */
export async function noteSent(database: Database, id: string): Promise<boolean> {
  const sql = `update outgoing_messages set state = 'sent', sent_at = ?, last_error = null where id = ? returning id`;
  return (await database.em().execute<object[]>(sql, [new Date(), id])).length > 0;
}

/** `retryAt` null: gives up. False if it was deleted meanwhile. */
export async function noteFailed(
  database: Database,
  id: string,
  reason: string,
  retryAt: Date | null,
): Promise<boolean> {
  const sql = `update outgoing_messages set last_error = ?, next_attempt_at = coalesce(?, next_attempt_at),
    state = case when state = 'waiting' and ? then 'dead' else state end where id = ? returning id`;
  return (await database.em().execute<object[]>(sql, [reason, retryAt, retryAt === null, id])).length > 0;
}
