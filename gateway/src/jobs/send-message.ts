import { setTimeout } from 'node:timers/promises';
import type { NodemailerError } from 'nodemailer';
import type { Database } from '../core/database.ts';
import { isPassing } from '../core/database-away.ts';
import type { Logger } from '../core/logger.ts';
import type { Compose } from '../mail/compose.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';
import type { Transport } from '../mail/transport.ts';
import { noteFailed, noteSent } from './claim.ts';
import { MOST_ATTEMPTS, retryDelay } from './retry-delay.ts';

/** Milliseconds for one attempt. */
const PATIENCE_MS = 30_000;
const LONGEST_REASON = 500;
/** Milliseconds before it is noted again that a mail has gone out. */
const NOTE_AGAIN_MS = 250;

export interface SendDeps {
  readonly database: Database;
  readonly compose: Compose;
  readonly transport: Transport;
  readonly logger: Logger;
}

/** Tries to send one message once, and stores the result. Rejects only if the result cannot be stored. */
export type SendMessage = (message: Claimed, signal: AbortSignal) => Promise<void>;

/** Composes and sends outside any transaction: on PGlite, one would make everybody wait. */
export function createSender({ database, compose, transport, logger }: SendDeps): SendMessage {
  async function fail({ id, kind, attempts }: Claimed, error: unknown): Promise<boolean> {
    const { code, responseCode, command, permanent } = error as NodemailerError;
    // The mail server's message may contain the address, so only the agent sees it, not the log.
    logger.warn({ kind, attempts, code, responseCode }, 'mail not sent');
    // A visitor's address that does not exist is given up at once. The agent's own gets every attempt.
    const isNobody = kind !== 'agent_notice' && command === 'RCPT TO' && permanent === true;
    const isFinal = isNobody || attempts >= MOST_ATTEMPTS;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    return noteFailed(database, id, reason, isFinal ? null : new Date(Date.now() + retryDelay(attempts)));
  }

  /** A mail that is not noted is sent again. So this goes on until the database is back, or the gateway stops. */
  async function noteOut(id: string, signal: AbortSignal): Promise<boolean> {
    for (let isTold = false; ; isTold = true) {
      try {
        return await noteSent(database, id);
      } catch (error) {
        if (!isPassing(error) || signal.aborted) throw error;
        if (!isTold) logger.warn({ err: error, id }, 'a mail went out, and cannot be noted yet');
        await setTimeout(NOTE_AGAIN_MS, undefined, { signal });
      }
    }
  }

  /** False if the message was deleted meanwhile. */
  async function attempt(message: Claimed, signal: AbortSignal): Promise<boolean> {
    try {
      const mail = await compose(database.em(), message);
      if (mail === null) throw new Error('The lead was erased');
      await transport.send(mail, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    } catch (error) {
      return fail(message, error);
    }
    return noteOut(message.id, signal);
  }

  return async (message, signal) => {
    // Whoever deleted it, as an erasure does, may have cleared the folder before this was written there.
    if (!(await attempt(message, signal))) await transport.remove(message.messageId);
  };
}
