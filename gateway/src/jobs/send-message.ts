import type { NodemailerError } from 'nodemailer';
import type { Database } from '../core/database.ts';
import type { Logger } from '../core/logger.ts';
import type { Compose } from '../mail/compose.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';
import type { Transport } from '../mail/transport.ts';
import { noteFailed, noteSent } from './claim.ts';
import { MOST_ATTEMPTS, retryDelay } from './retry-delay.ts';

/** What one attempt may take. */
const PATIENCE_MS = 30_000;
const LONGEST_REASON = 500;

export interface SendDeps {
  readonly database: Database;
  readonly compose: Compose;
  readonly transport: Transport;
  readonly logger: Logger;
}

/** One attempt at one message, and a note of what came of it. Rejects only if that cannot be noted. */
export type SendMessage = (message: Claimed, signal: AbortSignal) => Promise<void>;

/** Composed and noted in SQL of its own, sent outside of any transaction: PGlite's would hold up everybody. */
export function createSender({ database, compose, transport, logger }: SendDeps): SendMessage {
  async function fail({ id, kind, attempts }: Claimed, error: unknown): Promise<void> {
    const { code, responseCode, command, permanent } = error as NodemailerError;
    // The server's own words may hold the address: they are for the agent, not for the log.
    logger.warn({ kind, attempts, code, responseCode }, 'mail not sent');
    // A visitor's address that does not exist never will; the agent's own is worth every attempt.
    const isNobody = kind !== 'agent_notice' && command === 'RCPT TO' && permanent === true;
    const isFinal = isNobody || attempts >= MOST_ATTEMPTS;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    await noteFailed(database, id, reason, isFinal ? null : new Date(Date.now() + retryDelay(attempts)));
  }

  return async (message, signal) => {
    try {
      const mail = await compose(database.em(), message);
      if (mail === null) throw new Error('The lead was erased');
      await transport.send(mail, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    } catch (error) {
      await fail(message, error);
      return;
    }
    await noteSent(database, message.id);
  };
}
