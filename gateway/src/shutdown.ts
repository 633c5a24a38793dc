import type { Server } from 'node:http';

/**
 * Milliseconds that answers in progress may still take once the gateway stops. Mail in progress has its own time after
 * that.
 */
export const ANSWERS_PATIENCE_MS = 10_000;

/** Turns of the event loop. Each accepts one waiting connection. */
const TURNS = 500;
/** A turn this short (in ms) had hardly any connection to accept. It is awaited for at most SHORT_TURN_WITHIN_MS. */
const SHORT_TURN_MS = 1;
const SHORT_TURN_WITHIN_MS = 2000;

/** `EX_TEMPFAIL` of `sysexits.h`: `npm start` knows it (`platform/workspace/keep-running.ts`). */
const START_AGAIN = 75;

interface Parts {
  /** Makes the gateway not ready. */
  drain(): void;
  close(): Promise<void>;
  /**
   * How long the gateway still answers as usual, so that balancers notice that it is not ready before the port closes.
   */
  readonly drainSeconds: number;
}

/**
 * On SIGTERM: becomes not ready, then accepts no new connections, finishes the answers in progress, and closes
 * everything. SIGINT, by a developer, and a second signal skip the wait for balancers. The returned function does the same
 * as SIGINT, and ends as one that is to be started again.
 */
export function closeInOrder(server: Server, { drain, close, drainSeconds }: Parts): () => void {
  let isDraining = false;
  let isClosing = false;
  let code = 0;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    const force = setTimeout(() => server.closeAllConnections(), ANSWERS_PATIENCE_MS);
    await everyoneIn();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(force);
    await close();
    process.exit(code);
  };
  const stop = (seconds: number) => {
    if (isDraining) return void end();
    isDraining = true;
    drain();
    // A client whose connection is closed opens a new one, which a balancer sends elsewhere.
    server.prependListener('request', (_, answer) => void answer.setHeader('Connection', 'close'));
    setTimeout(end, seconds * 1000);
  };
  /** Somebody wants it to end: it is not to be started again. */
  const obey = (seconds: number) => {
    code = 0;
    stop(seconds);
  };
  process.on('SIGTERM', () => obey(drainSeconds));
  process.on('SIGINT', () => obey(0));
  return () => {
    if (isDraining) return;
    code = START_AGAIN;
    stop(0);
  };
}

/**
 * Resolves once no connection waits to be accepted. One that still waits when the port closes is reset, and a lead on
 * it would be lost. It waits for many turns of the event loop, then for a short one: connections that come while a page
 * is rendered are accepted only in the turn after that.
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
