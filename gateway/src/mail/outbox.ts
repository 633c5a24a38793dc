// Outgoing mail as rows beside the leads that set it off: written in the lead's own transaction, sent afterwards.
import { randomUUID } from 'node:crypto';
import type { LeadKind, OutgoingKind, OutgoingState } from 'schema';
import type { EntityManager } from '../core/database.ts';
import { OutgoingMessageEntity } from './outgoing-message.entity.ts';

/** An address gets one acknowledgement in so long a time: whoever types in somebody else's cannot flood it. */
const QUIET_MS = 3_600_000;
/**
 * The popup has no bot check, so its acknowledgements to all addresses together are few: a real hour has a handful. Past
 * them the lead is stored and told to the agent as ever.
 */
const CAPTURES_AN_HOUR = 60;

/** After it, what a killed gateway had in hand is anybody's again; a living one renews its own in good time. */
export const LEASE_MS = 10_000;

/** The lead of a message, as far as the outbox knows it. */
export interface Cause {
  readonly kind: LeadKind;
  readonly id: string;
  readonly email: string;
  readonly isSpam: boolean;
  /** No acknowledgement goes out. */
  readonly isQuiet: boolean;
}

/** What the agent answers by mail. */
export interface Answer {
  readonly id: string;
  readonly leadKind: LeadKind;
  readonly leadId: string;
  readonly recipient: string;
}

export interface OutboxOptions {
  /** Where the agent reads mail now; the domain at the start signs every Message-ID. */
  readonly agentAddress: () => string;
  /** `LIMITS`: a load test's popups are all acknowledged. */
  readonly isLimited: boolean;
}

export function createOutbox({ agentAddress, isLimited }: OutboxOptions) {
  const address = agentAddress();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const listeners = new Set<() => void>();

  /** Within the lead's transaction: word to the agent and to the visitor. A suspected spam's mail is held. */
  async function enqueue(em: EntityManager, { kind, id, email, isSpam, isQuiet: isAsked }: Cause): Promise<void> {
    const state = isSpam ? ('held' as const) : ('waiting' as const);
    const write = (mail: OutgoingKind, recipient: string) =>
      em.insert(OutgoingMessageEntity, {
        ...blank(state),
        messageId: `<${mail}.${id}@${domain}>`,
        kind: mail,
        leadKind: kind,
        leadId: id,
        recipient,
      });
    await write('agent_notice', agentAddress());
    const isQuiet = isAsked || (isLimited && kind === 'capture' && !isSpam && (await hasEnoughCaptures(em)));
    if (isSpam || (!isQuiet && (await mayAcknowledge(em, email)))) await write('acknowledgement', email);
  }

  /**
   * Within the transaction that clears a lead of spam: what was held goes out; what went out before does not. What a
   * gateway has in hand keeps its lease, or another would send it, too.
   */
  async function release(em: EntityManager, { id, email }: Pick<Cause, 'id' | 'email'>): Promise<void> {
    if (!(await mayAcknowledge(em, email))) {
      const sql = `delete from outgoing_messages where lead_id = ? and state = 'held' and kind = 'acknowledgement'`;
      await em.execute(sql, [id], 'run');
    }
    const now = new Date();
    const sql = `update outgoing_messages set state = 'waiting', attempts = 0, queued_at = ?,
      next_attempt_at = least(greatest(next_attempt_at, ?), ?) where lead_id = ? and state = 'held'`;
    await em.execute(sql, [now, now, new Date(now.getTime() + LEASE_MS), id], 'run');
  }

  /** Within the transaction that keeps the agent's answer, whose id the message has. */
  async function enqueueAnswer(em: EntityManager, { id, leadKind, leadId, recipient }: Answer): Promise<void> {
    // The lead's id is in it: whoever erases the lead finds the mail in its folder.
    const messageId = `<answer.${leadId}.${id}@${domain}>`;
    const message = { messageId, kind: 'answer' as const, leadKind, leadId, recipient };
    await em.insert(OutgoingMessageEntity, { ...blank('waiting'), id, ...message });
  }

  /** To a client, within the transaction that keeps the request, whose id the message has. */
  async function enqueueRequest(
    em: EntityManager,
    { id, recipient }: { id: string; recipient: string },
  ): Promise<void> {
    const kind = 'testimonial_request' as const;
    const message = { messageId: `<request.${id}@${domain}>`, kind, leadKind: null, leadId: null, recipient };
    await em.insert(OutgoingMessageEntity, { ...blank('waiting'), id, ...message });
  }

  /** To the agent, and of no lead. */
  async function enqueueTest(em: EntityManager, id: string) {
    const test = { messageId: `<test.${id}@${domain}>`, kind: 'test' as const, leadKind: null, leadId: null };
    const message = { ...blank('waiting'), id, ...test, recipient: agentAddress() };
    await em.insert(OutgoingMessageEntity, message);
    return message;
  }

  return {
    enqueue,
    enqueueAnswer,
    enqueueRequest,
    enqueueTest,
    release,
    /** Within the transaction that marks a lead as spam: what has not gone out stays. */
    async hold(em: EntityManager, leadId: string): Promise<void> {
      const sql = `update outgoing_messages set state = 'held' where lead_id = ? and state in ('waiting', 'dead')`;
      await em.execute(sql, [leadId], 'run');
    },
    /** Everything that was given up, from the first attempt on; answers with how many. */
    async revive(em: EntityManager): Promise<number> {
      const sql = `update outgoing_messages set state = 'waiting', attempts = 0, next_attempt_at = ?
        where state = 'dead' returning id`;
      return (await em.execute<object[]>(sql, [new Date()])).length;
    },
    /** After a commit: whoever delivers looks at once. */
    wake(): void {
      for (const listener of listeners) listener();
    },
    onWake(listener: () => void): void {
      listeners.add(listener);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function blank(state: OutgoingState) {
  const now = new Date();
  return { id: randomUUID(), state, attempts: 0, nextAttemptAt: now, lastError: null, queuedAt: now, sentAt: null };
}

/** Two leads of one address at the same moment wait for each other here, so that only one of them finds nothing. */
async function mayAcknowledge(em: EntityManager, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`acknowledgement:${address}`]);
  const sql = `select 1 from outgoing_messages
    where kind = 'acknowledgement' and lower(recipient) = ? and state <> 'held' and queued_at > ? limit 1`;
  const recent = await em.execute<object[]>(sql, [address, new Date(Date.now() - QUIET_MS)]);
  return recent.length === 0;
}

/** Whether the popup has sent its mails of this hour. Held ones count, too: they may be released. */
async function hasEnoughCaptures(em: EntityManager): Promise<boolean> {
  // Those who come at the same moment count one after the other.
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('acknowledgements of captures', 0))`);
  const sql = `select 1 from outgoing_messages
    where kind = 'acknowledgement' and lead_kind = 'capture' and queued_at > ? limit ${CAPTURES_AN_HOUR}`;
  const recent = await em.execute<object[]>(sql, [new Date(Date.now() - QUIET_MS)]);
  return recent.length === CAPTURES_AN_HOUR;
}
