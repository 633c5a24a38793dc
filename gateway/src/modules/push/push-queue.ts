// Queues notifications of leads for devices: the rows are written in the lead's own transaction and sent afterwards.
import type { LeadKind } from 'schema';
import { claimable, type Queue } from '../../core/claimable.ts';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { EntityManager } from '../../core/database.ts';
import type { ClaimedPush } from './push-message.entity.ts';

/**
 * Milliseconds, longer than an attempt may take. After that, other gateways may claim what a killed gateway was
 * sending.
 */
const LEASE_MS = 30_000;
/** Milliseconds until the next try, by the attempts so far. After the last one it is given up. */
export const RETRY_MS = [10_000, 60_000, 600_000, 3_600_000];

const QUEUE: Queue = {
  table: 'push_messages',
  due: ['true'],
  waiting: 'true',
  longestDelay: `coalesce((array[${RETRY_MS}])[attempts], 0)`,
  // One more attempt than retries: where a gateway was killed in the last one, another makes it again.
  mostAttempts: RETRY_MS.length + 1,
};

/** Queues a notification for every device. Call it in the lead's transaction. */
export async function enqueuePush(em: EntityManager, lead: { kind: LeadKind; id: string }): Promise<void> {
  const sql = `insert into push_messages (id, device_id, lead_kind, lead_id, attempts, next_attempt_at, queued_at)
    select gen_random_uuid(), id, ?, ?, 0, ?, ? from push_devices`;
  const now = new Date();
  await em.execute(sql, [lead.kind, lead.id, now, now], 'run');
}

/**
 * Claims the notifications that are due. No other gateway gets them until the lease is over. One that is due later than
 * its attempts explain is due now: the clock was set back meanwhile.
 */
export function claimPushes(em: EntityManager, most: number): Promise<ClaimedPush[]> {
  const now = new Date();
  const sql = `update push_messages m set attempts = attempts + 1, next_attempt_at = ?
    from push_devices d where d.id = m.device_id and m.id in (${claimable(QUEUE, most)})
    returning m.id, m.lead_kind as "leadKind", m.lead_id as "leadId", m.attempts, m.queued_at as "queuedAt",
      d.id as "deviceId", d.endpoint, d.p256dh, d.auth`;
  const [lease, latest] = [LEASE_MS, LEASE_MS + CLOCK_SLACK_MS].map((ms) => new Date(now.getTime() + ms));
  return em.execute<ClaimedPush[]>(sql, [lease, now, latest]);
}

export async function notePushed(em: EntityManager, { id, deviceId }: ClaimedPush): Promise<void> {
  await em.execute(
    'update push_devices set last_sent_at = ?, last_failed_at = null where id = ?',
    [new Date(), deviceId],
    'run',
  );
  await dropPush(em, id);
}

/** `retryAt` null: gives up. */
export async function notePushFailed(em: EntityManager, push: ClaimedPush, retryAt: Date | null): Promise<void> {
  await em.execute('update push_devices set last_failed_at = ? where id = ?', [new Date(), push.deviceId], 'run');
  if (retryAt === null) return dropPush(em, push.id);
  await em.execute('update push_messages set next_attempt_at = ? where id = ?', [retryAt, push.id], 'run');
}

export async function dropPush(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from push_messages where id = ?', [id], 'run');
}
