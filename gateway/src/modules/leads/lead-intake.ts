// The steps for every lead: limits, a check whether it was sent before, the bot check, then one transaction with its
// mail.
import { createHash } from 'node:crypto';
import type { EntityClass, EntityData, EntitySchema, FilterQuery } from '@mikro-orm/core';
import type { LeadKind, LeadTrace } from 'schema';
import { addressBlock } from '../../core/address-block.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { enqueuePush } from '../push/push-queue.ts';
import type { Arrival } from './arrival.ts';
import type { Verdict } from './bot-check.ts';
import { demandNotErased } from './erasures.ts';
import type { LeadFeed } from './lead-feed.ts';
import { findEarlier, type ReplayKey, rememberKey, serialise } from './lead-replay.ts';
import { isSpam } from './spam-signals.ts';

export const PER_ADDRESS = { hits: 60, seconds: 600 };
const PLAIN_FORM_MAILS = { hits: 60, seconds: 3600 };
const PER_EMAIL = { hits: 30, seconds: 3600 };

export interface LeadInput {
  readonly email: string;
  readonly recaptchaToken?: string | undefined;
  readonly trace?: LeadTrace;
}

/** The columns that the intake decides. */
type IntakeColumns = ReturnType<typeof columnsOf>;

type Stored<Row> = Row & { id: string };

export interface Submission<Row extends object> {
  readonly kind: LeadKind;
  readonly entity: EntitySchema<Row> | EntityClass<Row>;
  readonly input: LeadInput;
  readonly arrival: Arrival;
  /** Writes the lead, and what belongs to it, within the intake's transaction. */
  store(em: EntityManager, columns: IntakeColumns): Stored<Row> | Promise<Stored<Row>>;
}

export interface LeadIntakeDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly feed: Pick<LeadFeed, 'announce'>;
}

export function createLeadIntake({ database, limits, outbox, feed }: LeadIntakeDeps) {
  /**
   * Stores the lead once and returns its record. If it was sent before, returns the earlier record. Throws `SenderErased`
   * for a kept one whose sender was erased since it arrived.
   */
  async function submit<Row extends object>(submission: Submission<Row>): Promise<Row> {
    const { kind, entity, input, arrival } = submission;
    const { client, receivedAt, isSpooled } = arrival;
    if (!isSpooled) await limits.demand(addressLimitKey(client.address), PER_ADDRESS);
    const replayKey = { kind, key: client.idempotencyKey, contentHash: hashContent(kind, input), receivedAt };
    const replay = await findEarlier(database.em(), entity, replayKey);
    if (replay !== null) return withLastWord(database.em(), submission, replay);

    if (!isSpooled) await limits.demand(emailLimitKey(input.email), PER_EMAIL);
    const columns = columnsOf(await arrival.verdict(), input.trace, replayKey);
    // Nothing shows that a person sent this form. Beyond this limit for all such forms, no mail goes to the address in
    // it.
    const isQuiet = client.isPlainForm === true && !(await limits.allows('plain-form mail', PLAIN_FORM_MAILS));

    const stored = await database.transaction(async (em) => {
      await serialise(em, replayKey);
      const earlier = await findEarlier(em, entity, replayKey);
      if (earlier !== null) return { row: await withLastWord(em, submission, earlier) };
      if (isSpooled) await demandNotErased(em, input.email, receivedAt);
      const row = await submission.store(em, columns);
      await em.flush();
      await rememberKey(em, replayKey, row.id);
      await outbox.enqueue(em, { kind, id: row.id, email: input.email, isSpam: columns.status === 'spam', isQuiet });
      if (columns.status !== 'spam') await enqueuePush(em, { kind, id: row.id });
      return { row, id: row.id };
    });
    outbox.wake();
    if (stored.id !== undefined) feed.announce({ kind, id: stored.id });
    return stored.row;
  }

  return { submit };
}

export type LeadIntake = ReturnType<typeof createLeadIntake>;

/**
 * The same lead sent again, perhaps with another word about calls and texts, as after a lost answer: the last word counts.
 * One that was kept while the database was away may be older than what is stored.
 */
async function withLastWord<Row extends object>(
  em: EntityManager,
  { entity, input, arrival }: Submission<Row>,
  row: Row,
): Promise<Row> {
  const mayPhone = input.trace?.mayPhone;
  const known = row as Stored<Row> & Pick<IntakeColumns, 'mayPhone' | 'createdAt'>;
  if (mayPhone == null || mayPhone === known.mayPhone || arrival.receivedAt < known.createdAt) return row;
  await em.nativeUpdate(
    entity,
    { id: known.id } as FilterQuery<NoInfer<Row>>,
    { mayPhone } as object as EntityData<Row>,
  );
  return row;
}

/** The key of the limit for a network address. */
export const addressLimitKey = (address: string) => `lead:${addressBlock(address)}`;

/** The key of the limit for an e-mail address. */
export const emailLimitKey = (email: string) => `lead-email:${email.toLowerCase()}`;

function columnsOf(verdict: Verdict, trace: LeadTrace, { contentHash, receivedAt: createdAt }: ReplayKey) {
  const status = isSpam(verdict, trace) ? ('spam' as const) : ('new' as const);
  const { page = null, referrer = null, utm = null, mayPhone = null } = trace ?? {};
  const untouched = { status, notes: null, answeredAt: null };
  const cameBy = { page, referrer, utm, mayPhone };
  return { ...untouched, ...cameBy, verification: verificationOf(verdict), contentHash, createdAt };
}

function verificationOf(verdict: Verdict) {
  if (verdict === 'unchecked') return 'unchecked' as const;
  return verdict === 'unavailable' ? ('unverified' as const) : ('verified' as const);
}

/**
 * A hash of what the visitor wrote. Tokens and timings are left out, because they differ when the same form is sent
 * again.
 */
function hashContent(kind: LeadKind, input: LeadInput): string {
  const { recaptchaToken: _token, trace: _trace, ...content } = input;
  const fields = Object.entries({ ...content, email: input.email.toLowerCase() })
    .filter(([, value]) => value != null)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('base64url');
}
