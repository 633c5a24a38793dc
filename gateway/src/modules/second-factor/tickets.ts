// Tickets of started sign-ins; they allow only the second step.
import { createHash, randomBytes } from 'node:crypto';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { SecondStepEntity } from './second-step.entity.ts';

const LASTS_MS = 5 * 60_000;
const MOST_ATTEMPTS = 5;

export interface Ticket {
  /** The user whose password was right; null if only a passkey will tell. */
  readonly userId: string | null;
  /** The text that a passkey has to sign. */
  readonly challenge: string;
}

export const newTicket = () => randomBytes(32).toString('base64url');

export function createTickets(database: Database) {
  return {
    /** Stores a challenge under the ticket, in place of an earlier one, and returns it. Default: a random challenge. */
    async issue(
      ticket: string,
      userId: string | null,
      { challenge = randomBytes(32).toString('base64url'), em = database.em() } = {},
    ): Promise<Ticket> {
      const expiresAt = new Date(Date.now() + LASTS_MS);
      await em.upsert(SecondStepEntity, { id: hash(ticket), userId, challenge, attempts: 0, expiresAt });
      return { userId, challenge };
    },

    /**
     * Counts an attempt before anything is compared. Undefined if the ticket is used up or has expired, or is from before
     * the clock was set back.
     */
    async attempt(ticket: string): Promise<Ticket | undefined> {
      const now = Date.now();
      const sql = `update second_steps set attempts = attempts + 1
        where id = ? and attempts < ${MOST_ATTEMPTS} and expires_at > ? and expires_at < ?
        returning user_id as "userId", challenge`;
      const [row] = await database
        .em()
        .execute<Ticket[]>(sql, [hash(ticket), new Date(now), new Date(now + LASTS_MS + CLOCK_SLACK_MS)]);
      return row;
    },

    /** Removes expired tickets. */
    async sweep(): Promise<void> {
      await deleteInParts(database, { from: 'second_steps', where: 'expires_at < ?', values: [new Date()] });
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;

/** Uses up the ticket. Of two requests with the same ticket, only one gets true. */
export async function spendTicket(em: EntityManager, ticket: string): Promise<boolean> {
  return (await em.nativeDelete(SecondStepEntity, { id: hash(ticket) })) === 1;
}

/** Ends the user's started sign-ins, because their password is no longer valid. */
export async function endTickets(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(SecondStepEntity, { userId });
}

const hash = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
