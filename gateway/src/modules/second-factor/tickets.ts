// Half way in: a ticket that opens nothing but the second step.
import { createHash, randomBytes } from 'node:crypto';
import type { Database, EntityManager } from '../../core/database.ts';
import { SecondStepEntity } from './second-step.entity.ts';

const LASTS_MS = 5 * 60_000;
const MOST_ATTEMPTS = 5;

export interface Ticket {
  /** Whose password was right; null where a passkey alone will tell. */
  readonly userId: string | null;
  /** What a passkey has to sign. */
  readonly challenge: string;
}

export const newTicket = () => randomBytes(32).toString('base64url');

export function createTickets(database: Database) {
  return {
    /** Keeps a challenge under the ticket, in the place of an earlier one; answers with it. */
    async issue(ticket: string, userId: string | null): Promise<Ticket> {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + LASTS_MS);
      await database.em().upsert(SecondStepEntity, { id: hash(ticket), userId, challenge, attempts: 0, expiresAt });
      return { userId, challenge };
    },

    /** Counts an attempt, before anything is compared; undefined once the ticket is spent or its time is over. */
    async attempt(ticket: string): Promise<Ticket | undefined> {
      const sql = `update second_steps set attempts = attempts + 1
        where id = ? and attempts < ${MOST_ATTEMPTS} and expires_at > ?
        returning user_id as "userId", challenge`;
      const [row] = await database.em().execute<Ticket[]>(sql, [hash(ticket), new Date()]);
      return row;
    },

    /** Removes what nobody can use any more. */
    async sweep(): Promise<void> {
      await database.em().nativeDelete(SecondStepEntity, { expiresAt: { $lt: new Date() } });
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;

/** Of two who come with the same ticket at the same moment, one spends it. */
export async function spendTicket(em: EntityManager, ticket: string): Promise<boolean> {
  return (await em.nativeDelete(SecondStepEntity, { id: hash(ticket) })) === 1;
}

/** Whoever is half way in by a password that is no more begins again. */
export async function endTickets(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(SecondStepEntity, { userId });
}

const hash = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
