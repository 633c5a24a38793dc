// Outgoing mail as rows that are written in the lead's own transaction and sent afterwards.
import { randomUUID } from 'node:crypto';
import type { LeadKind, OutgoingKind, OutgoingState } from 'schema';
import { CLOCK_SLACK_MS } from '../core/clock-slack.ts';
import type { EntityManager } from '../core/database.ts';
import { lockName } from '../core/lock-name.ts';
import { TO_COME } from '../modules/showings/showing-column.ts';
import { OutgoingMessageEntity } from './outgoing-message.entity.ts';

/**
 * Milliseconds in which an address gets only one acknowledgement, so that nobody can flood another person's address.
 */
const QUIET_MS = 3_600_000;
/**
 * The popup has no bot check, so its acknowledgements to all addresses together are limited: a normal hour has a
 * handful. Beyond that, the lead is still stored and the agent still gets a mail.
 */
const CAPTURES_AN_HOUR = 60;

/**
 * Milliseconds after which other gateways may claim a message. A gateway that is still sending it renews the lease in
 * time.
 */
export const LEASE_MS = 10_000;

/** The lead of a message, as far as the outbox needs it. */
export interface Cause {
  readonly kind: LeadKind;
  readonly id: string;
  readonly email: string;
  readonly isSpam: boolean;
  /** True: no acknowledgement is sent. */
  readonly isQuiet: boolean;
}

/** An answer of the agent by mail. */
export interface Answer {
  readonly id: string;
  readonly leadKind: LeadKind;
  readonly leadId: string;
  readonly recipient: string;
}

export interface OutboxOptions {
  /** The agent's current address. Its domain when the gateway starts is used for every Message-ID. */
  readonly agentAddress: () => string;
  /** `LIMITS`. Off in a load test, where every popup's lead gets an acknowledgement. */
  readonly isLimited: boolean;
}

export function createOutbox({ agentAddress, isLimited }: OutboxOptions) {
  const address = agentAddress();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const listeners = new Set<() => void>();

  /**
   * Queues the mails to the agent and the visitor. Call it in the lead's transaction. The mails of suspected spam are
   * held.
   */
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
   * Queues held mail again; call it in the transaction that clears a lead of spam, or takes back what became of its
   * showing. The mail of a showing that is not to come stays held, and mail that was sent before is not sent again. A
   * message that a gateway is sending keeps its lease; otherwise another gateway would send it, too.
   */
  async function release(em: EntityManager, { id, email }: Pick<Cause, 'id' | 'email'>): Promise<void> {
    if (!(await mayAcknowledge(em, email))) {
      const sql = `delete from outgoing_messages where lead_id = ? and state = 'held' and kind = 'acknowledgement'`;
      await em.execute(sql, [id], 'run');
    }
    const now = new Date();
    const sql = `update outgoing_messages set state = 'waiting', attempts = 0, queued_at = ?,
      next_attempt_at = least(greatest(next_attempt_at, ?), ?) where lead_id = ? and state = 'held'
      and id not in (
        select id from showings where lead_id = ? and (not ${TO_COME} or ends_at <= ?))`;
    await em.execute(sql, [now, now, new Date(now.getTime() + LEASE_MS), id, id, now], 'run');
  }

  /** Queues an answer; call it in the transaction that stores the answer, whose id the message gets. */
  async function enqueueAnswer(em: EntityManager, { id, leadKind, leadId, recipient }: Answer): Promise<void> {
    // The Message-ID contains the lead's id, so that erasing the lead finds the mail in its folder.
    const messageId = `<answer.${leadId}.${id}@${domain}>`;
    const message = { messageId, kind: 'answer' as const, leadKind, leadId, recipient };
    await em.insert(OutgoingMessageEntity, { ...blank('waiting'), id, ...message });
  }

  /** Queues a mail to a client; call it in the transaction that stores the request, whose id the message gets. */
  async function enqueueRequest(
    em: EntityManager,
    { id, recipient }: { id: string; recipient: string },
  ): Promise<void> {
    const kind = 'testimonial_request' as const;
    const message = { messageId: `<request.${id}@${domain}>`, kind, leadKind: null, leadId: null, recipient };
    await em.insert(OutgoingMessageEntity, { ...blank('waiting'), id, ...message });
  }

  /** Queues a test mail to the agent. It belongs to no lead. */
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
    /** Holds mail that was not sent yet; call it in the transaction that marks a lead as spam. */
    async hold(em: EntityManager, leadId: string): Promise<void> {
      const sql = `update outgoing_messages set state = 'held' where lead_id = ? and state in ('waiting', 'dead')`;
      await em.execute(sql, [leadId], 'run');
    },
    /**
     * Holds an answer that was not sent yet; call it in the transaction after which its showing is not to come. What a
     * gateway has in hand goes out nevertheless, also if the mail server takes its time: to break off what the server may
     * have accepted by then would send it twice once the showing is to come again.
     */
    async holdAnswer(em: EntityManager, id: string): Promise<void> {
      const sql = `update outgoing_messages set state = 'held' where id = ? and state in ('waiting', 'dead')`;
      await em.execute(sql, [id], 'run');
    },
    /** Tries everything again that was given up, from the first attempt; returns how many. */
    async revive(em: EntityManager): Promise<number> {
      const sql = `update outgoing_messages set state = 'waiting', attempts = 0, next_attempt_at = ?
        where state = 'dead' returning id`;
      return (await em.execute<object[]>(sql, [new Date()])).length;
    },
    /** Call it after a commit: makes the delivery look at once. */
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

/** From when to when a mail is of this hour. */
function thisHour(): [since: Date, until: Date] {
  const now = Date.now();
  return [new Date(now - QUIET_MS), new Date(now + CLOCK_SLACK_MS)];
}

/**
 * Whether the address may get an acknowledgement now. Two leads of one address at the same time wait for each other
 * here, so that only one of them gets it.
 */
async function mayAcknowledge(em: EntityManager, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  await lockName(em, `acknowledgement:${address}`);
  const sql = `select 1 from outgoing_messages
    where kind = 'acknowledgement' and lower(recipient) = ? and state <> 'held' and queued_at > ? and queued_at < ? limit 1`;
  const recent = await em.execute<object[]>(sql, [address, ...thisHour()]);
  return recent.length === 0;
}

/** Whether the popup has used up its mails for this hour. Held ones count, too, because they may be released. */
async function hasEnoughCaptures(em: EntityManager): Promise<boolean> {
  // Leads at the same time must count one after the other.
  await lockName(em, 'acknowledgements of captures');
  const sql = `select 1 from outgoing_messages
    where kind = 'acknowledgement' and lead_kind = 'capture' and queued_at > ? and queued_at < ? limit ${CAPTURES_AN_HOUR}`;
  const recent = await em.execute<object[]>(sql, thisHour());
  return recent.length === CAPTURES_AN_HOUR;
}
