import { LockMode } from '@mikro-orm/core';
import type { NewTestimonialRequest } from 'schema';
import type { TestimonialRequest } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { demandSame } from '../audit/demand-expected.ts';
import { differences } from '../audit/differences.ts';
import { hashOfToken, linkOf, newToken } from './link-token.ts';
import { type StoredRequest, TestimonialRequestEntity } from './testimonial-request.entity.ts';

const DAYS_GOOD = 30;
const DAY_MS = 86_400_000;
const A_DAY = { hits: 60, seconds: 86_400 };
const MOST = 100;

export interface TestimonialRequestDeps {
  readonly database: Database;
  readonly box: SecretBox;
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  readonly audit: AuditTrail;
  /** The site's address for visitors, without a trailing slash. */
  readonly origin: string;
}

/** The agent's requests to clients for a testimonial. */
export function createTestimonialRequests({ database, box, outbox, limits, audit, origin }: TestimonialRequestDeps) {
  /** As the agent sees it, with its link. */
  function shownOf({ id, name, service, email, sealedToken, createdAt, endsAt }: StoredRequest): TestimonialRequest {
    const token = box.open(sealedToken);
    return { id, name, service, email, url: token === undefined ? null : linkOf(origin, token), createdAt, endsAt };
  }

  async function select(em: EntityManager, where: object): Promise<TestimonialRequest[]> {
    const rows = await em.find(TestimonialRequestEntity, where, {
      orderBy: { createdAt: 'desc', id: 'asc' },
      limit: MOST,
    });
    return rows.map(shownOf);
  }

  const deed = (action: string, subjectId: string, told: { name: string; email?: string | null }) => {
    const changes = differences({}, told);
    return { action, subject: 'TestimonialRequest', subjectId, changes };
  };

  return {
    /** Links that are still valid, newest first, at most 100. */
    open: () => select(database.em(), { usedAt: null, endsAt: { $gt: new Date() } }),

    /**
     * Asks a client. A repeated call with the same id returns the existing request. Throws CONFLICT if that one has other
     * words, RATE_LIMITED for more than sixty a day, so that it cannot be used for mass mail.
     */
    async ask({ id, name, service, ...mail }: NewTestimonialRequest): Promise<TestimonialRequest> {
      const { email = null, subject = null, body = null } = mail;
      const letter = email === null ? { email, subject: null, body: null } : { email, subject, body };
      const findSame = async (em: EntityManager): Promise<TestimonialRequest | undefined> => {
        const row = await em.findOne(TestimonialRequestEntity, { id });
        if (row === null) return undefined;
        demandSame(row, { name, service, ...letter }, 'It was asked already, in other words');
        return shownOf(row);
      };
      const before = await findSame(database.em());
      if (before !== undefined) return before;
      await limits.demand('testimonial requests', A_DAY);
      const asked = await database.transaction(async (em) => {
        await lockName(em, 'testimonial requests');
        const known = await findSame(em);
        if (known !== undefined) return known;
        const token = newToken();
        const now = new Date();
        const secret = { tokenHash: hashOfToken(token), sealedToken: box.seal(token) };
        const span = { createdAt: now, endsAt: new Date(now.getTime() + DAYS_GOOD * DAY_MS), usedAt: null };
        await em.insert(TestimonialRequestEntity, { id, name, service, ...letter, ...secret, ...span });
        if (email !== null) await outbox.enqueueRequest(em, { id, recipient: email });
        await audit.record(em, deed('askTestimonial', id, { name }));
        const { createdAt, endsAt } = span;
        return { id, name, service, email, url: linkOf(origin, token), createdAt, endsAt };
      });
      outbox.wake();
      return asked;
    },

    /** Throws NOT_FOUND for an unknown or malformed id, and for a link that was used or has ended. */
    async withdraw(id: string): Promise<void> {
      if (!isRecordId(id)) throw notFound('Link');
      await database.transaction(async (em) => {
        const where = { id, usedAt: null, endsAt: { $gt: new Date() } };
        // Locked: the client may be sending their words, which use the link up.
        const request = await em.findOne(TestimonialRequestEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (request === null) throw notFound('Link');
        await em.nativeDelete(TestimonialRequestEntity, { id });
        await em.execute(`delete from outgoing_messages where id = ? and state <> 'sent'`, [id], 'run');
        const { name, email } = request;
        // The request's row is deleted. If the client is to be erased later, this entry is found by the e-mail address.
        await audit.record(em, deed('withdrawTestimonialRequest', id, { name, email: email ?? null }));
      });
    },
  };
}

export type TestimonialRequests = ReturnType<typeof createTestimonialRequests>;
