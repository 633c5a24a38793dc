import type { Server } from 'node:http';

/** What an answer under way may take at most once the gateway was asked to stop; mail in hand has its time after that. */
export const ANSWERS_PATIENCE_MS = 10_000;

/** Of the event loop, each of which takes one connection that waits. */
const TURNS = 500;
/** A turn in which hardly anybody can have come, and how long one is waited for. */
const SHORT_TURN_MS = 1;
const SHORT_TURN_WITHIN_MS = 2000;

interface Parts {
  /** From now on not ready. */
  drain(): void;
  close(): Promise<void>;
  /** How long it goes on answering as usual, so that balancers see that it is not ready before the port closes. */
  readonly drainSeconds: number;
}

/**
 * On SIGTERM: not ready any more, then no new connections, answers under way finish, then everything closes. A developer's
 * SIGINT waits for no balancer, and nor does a second signal.
 */
export function closeInOrder(server: Server, { drain, close, drainSeconds }: Parts): void {
  let isDraining = false;
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    const force = setTimeout(() => server.closeAllConnections(), ANSWERS_PATIENCE_MS);
    await everyoneIn();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(force);
    await close();
    process.exit(0);
  };
  const stop = (seconds: number) => {
    if (isDraining) return void end();
    isDraining = true;
    drain();
    // Who keeps a connection comes back on a new one, which a balancer sends elsewhere.
    server.prependListener('request', (_, answer) => void answer.setHeader('Connection', 'close'));
    setTimeout(end, seconds * 1000);
  };
  process.on('SIGTERM', () => stop(drainSeconds));
  process.on('SIGINT', () => stop(0));
}

/**
 * Resolves once nobody waits to be let in, for whoever waits while the port closes is reset, and a lead on that connection lost:
 * after many turns, and then a short one. Who comes while a page is drawn is seen only in the turn after it.
 */
export async function everyoneIn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
  const until = performance.now() + SHORT_TURN_WITHIN_MS;
  let began: number;
  do {
    began = performance.now();
    await new Promise(setImmediate);
  } while (performance.now() - began > SHORT_TURN_MS && began < until);
}
