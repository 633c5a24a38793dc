// Sends the messages in the outbox while the process lives.

import { createRounds } from '../core/rounds.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';
import { claimDue, freeInHand, RENEW_MS, renew } from './claim.ts';
import { createSender, type SendDeps } from './send-message.ts';

/**
 * Milliseconds that mail in progress may still take once the gateway stops, after the ten seconds for answers
 * (`shutdown.ts`). A container is killed after 30 seconds (`stop_grace_period` in `docker-compose.yml`).
 */
export const MAIL_PATIENCE_MS = 8000;
/** How often to look without being woken: for retries, and for what a killed gateway left. */
const PAUSE_MS = 1000;

export interface DeliveryDeps extends SendDeps {
  readonly outbox: Pick<Outbox, 'onWake'>;
}

/** Starts at once. Returns a function that stops it; that waits for the mail in progress. */
export async function startDelivery({ outbox, ...deps }: DeliveryDeps): Promise<() => Promise<void>> {
  const { database, logger } = deps;
  const send = createSender(deps);
  const stopping = new AbortController();
  const inHand = new Set<string>();
  if (database.kind === 'pglite') await freeInHand(database.em());

  async function deliver(message: Claimed): Promise<void> {
    inHand.add(message.id);
    await send(message, stopping.signal).finally(() => inHand.delete(message.id));
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
  /** If the database is away, a lease may end too early. Then two gateways may send a mail, but none is lost. */
  const renewal = setInterval(() => {
    if (inHand.size === 0) return;
    renew(database.em(), [...inHand]).catch((error) => logger.warn({ err: error }, 'delivery: lease not renewed'));
  }, RENEW_MS);
  outbox.onWake(rounds.wake);

  return async () => {
    const giveUp = setTimeout(() => stopping.abort(), MAIL_PATIENCE_MS);
    await rounds.stop();
    clearTimeout(giveUp);
    clearInterval(renewal);
  };
}
