import type { ClientsWords } from 'schema';
import { addressBlock } from '../../core/address-block.ts';
import type { Database } from '../../core/database.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { TestimonialEntity } from '../testimonials/testimonial.entity.ts';
import { hashOfToken, isToken } from './link-token.ts';
import { TestimonialRequestEntity } from './testimonial-request.entity.ts';

const PER_ADDRESS = { hits: 60, seconds: 600 };
const DAY_MS = 86_400_000;
/** Milliseconds after its end for which the page can still say that a link is over. After that it is unknown. */
const REMEMBERED_MS = 335 * DAY_MS;

/** `name`: as the agent wrote it. */
export type LinkState =
  | { readonly state: 'open'; readonly name: string }
  | { readonly state: 'used' | 'over' | 'unknown' };

/** What a client does with the link that they were sent. */
export function createClientsWords({ database, limits }: { database: Database; limits: RateLimits }) {
  const audit = createAuditTrail({ username: 'client' });

  async function find(token: string): Promise<LinkState> {
    if (!isToken(token)) return { state: 'unknown' };
    const row = await database.em().findOne(TestimonialRequestEntity, { tokenHash: hashOfToken(token) });
    if (row === null) return { state: 'unknown' };
    if (row.usedAt !== null) return { state: 'used' };
    return row.endsAt < new Date() ? { state: 'over' } : { state: 'open', name: row.name };
  }

  return {
    find,

    /**
     * Stores the testimonial, which then waits for the agent, and uses up the link: of two sent at once, one is stored.
     * Throws RATE_LIMITED.
     */
    async send(token: string, words: ClientsWords, address: string): Promise<LinkState> {
      await limits.demand(`words:${addressBlock(address)}`, PER_ADDRESS);
      const before = await find(token);
      if (before.state !== 'open') return before;
      await database.transaction(async (em) => {
        const now = new Date();
        const sql = `update testimonial_requests set used_at = ? where token_hash = ? and used_at is null and ends_at > ?
          returning service`;
        const [request] = await em.execute<{ service: string }[]>(sql, [now, hashOfToken(token), now]);
        if (request === undefined) return;
        const columns = { ...words, service: request.service, reviewDate: now, source: null, position: 0 };
        const row = em.create(TestimonialEntity, { ...columns, visible: false, isWaiting: true });
        await em.persist(row).flush();
        const changes = differences({}, columns);
        await audit.record(em, { action: 'sendTestimonial', subject: 'Testimonial', subjectId: row.id, changes });
      });
      return find(token);
    },

    /** Removes links that ended long ago. */
    async sweep(): Promise<void> {
      const end = new Date(Date.now() - REMEMBERED_MS);
      await database.em().nativeDelete(TestimonialRequestEntity, { endsAt: { $lt: end } });
    },
  };
}

export type ClientsWordsService = ReturnType<typeof createClientsWords>;
