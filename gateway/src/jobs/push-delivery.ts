// Notifies the agent's devices of new leads while the process lives.

import { createRounds } from '../core/rounds.ts';
import type { Outbox } from '../mail/outbox.ts';
import { claimPushes } from '../modules/push/push-queue.ts';
import { createPushSender, type PushSenderDeps } from '../modules/push/send-push.ts';

const PAUSE_MS = 1000;
/** Attempts at a time. If a push service hangs, only its own attempt waits. */
const AT_ONCE = 20;

export interface PushDeliveryDeps extends PushSenderDeps {
  readonly outbox: Pick<Outbox, 'onWake'>;
}

/**
 * Milliseconds for attempts in progress once the gateway stops. After that, another gateway or the next start sends
 * them.
 */
const PATIENCE_MS = 2000;

/** Starts at once. Returns a function that stops it. */
export function startPushDelivery({ outbox, ...deps }: PushDeliveryDeps): () => Promise<void> {
  const send = createPushSender(deps);
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();

  function begin(work: Promise<void>): void {
    const noted = work
      .catch((error: unknown) => deps.logger.warn({ err: error }, 'push: not noted'))
      .finally(() => inHand.delete(noted));
    inHand.add(noted);
  }

  const rounds = createRounds({
    name: 'push',
    pauseMs: PAUSE_MS,
    logger: deps.logger,
    async round() {
      const room = AT_ONCE - inHand.size;
      if (room <= 0) return false;
      const due = await claimPushes(deps.database.em(), room);
      for (const push of due) begin(send(push, stopping.signal));
      return due.length > 0;
    },
  });
  outbox.onWake(rounds.wake);
  return async () => {
    await rounds.stop();
    const giveUp = setTimeout(() => stopping.abort(), PATIENCE_MS);
    await Promise.all(inHand);
    clearTimeout(giveUp);
  };
}
