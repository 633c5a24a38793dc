// Sends what the outbox holds, for as long as the process lives.
import type { NodemailerError } from 'nodemailer';
import type { Database } from '../core/database.ts';
import type { Logger } from '../core/logger.ts';
import type { Compose } from '../mail/compose.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Transport } from '../mail/transport.ts';
import { type Claimed, claimDue, noteFailed, noteSent } from './claim.ts';
import { MOST_ATTEMPTS, retryDelay } from './retry-delay.ts';
import { createRounds } from './rounds.ts';

/** What one attempt may take; shorter than the lease. */
const PATIENCE_MS = 30_000;
/** What mail in hand may still take once the gateway stops; a container is killed after fifteen seconds. */
const LAST_PATIENCE_MS = 8000;
/** How often to look without being woken: for retries, and for what a killed gateway left. */
const PAUSE_MS = 1000;
const LONGEST_REASON = 500;

export interface DeliveryDeps {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'onWake'>;
  readonly compose: Compose;
  readonly transport: Transport;
  readonly logger: Logger;
}

/** Starts at once; answers with how to stop, which waits for the mail in hand. */
export function startDelivery({ database, outbox, compose, transport, logger }: DeliveryDeps): () => Promise<void> {
  const stopping = new AbortController();

  /** Composed and noted in SQL of its own, sent outside of any transaction: PGlite's would hold up everybody. */
  async function deliver(message: Claimed): Promise<void> {
    const mail = await compose(database.em(), message);
    if (mail === null) return noteFailed(database, message.id, 'The lead was erased', null);
    try {
      await transport.send(mail, AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]));
    } catch (error) {
      await fail(message, error);
      return;
    }
    await noteSent(database, message.id);
  }

  async function fail({ id, kind, attempts }: Claimed, error: unknown): Promise<void> {
    const { code, responseCode, command, permanent } = error as NodemailerError;
    // The server's own words may hold the address: they are for the agent, not for the log.
    logger.warn({ kind, attempts, code, responseCode }, 'mail not sent');
    // A visitor's address that does not exist never will; the agent's own is worth every attempt.
    const isNobody = kind === 'acknowledgement' && command === 'RCPT TO' && permanent === true;
    const isFinal = isNobody || attempts >= MOST_ATTEMPTS;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    await noteFailed(database, id, reason, isFinal ? null : new Date(Date.now() + retryDelay(attempts)));
  }

  const rounds = createRounds({
    pauseMs: PAUSE_MS,
    logger,
    name: 'delivery',
    async round() {
      const due = await claimDue(database.em(), new Date());
      const outcomes = await Promise.allSettled(due.map(deliver));
      const lost = outcomes.find((outcome) => outcome.status === 'rejected');
      if (lost !== undefined) throw lost.reason;
      return due.length > 0;
    },
  });
  outbox.onWake(rounds.wake);
  return async () => {
    const giveUp = setTimeout(() => stopping.abort(), LAST_PATIENCE_MS);
    await rounds.stop();
    clearTimeout(giveUp);
  };
}
