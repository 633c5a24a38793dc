import { GatewayError, RETRY_AFTER_S } from './errors.ts';

/** Runs the work once fewer than the limit run. Throws RATE_LIMITED for work that does not get its turn. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** As long as the database gives a statement: whoever waits longer waits for one that does not answer. */
const PATIENCE_MS = 10_000;
const MOST_WAITING = 50;

interface Waiting {
  begin(): void;
  giveUp(): void;
  isGone(): boolean;
}

const tooMany = () =>
  new GatewayError('RATE_LIMITED', 'Other searches are still under way. Please try again soon.', {
    retryAfter: RETRY_AFTER_S,
  });

/**
 * Lets `atOnce` works run at a time. The others wait, and begin in the order in which they came; none waits for longer
 * than `patienceMs`, nor once its client has gone. `isGone`: whether the client of these works has.
 */
export function createConcurrencyLimit(atOnce: number, { patienceMs = PATIENCE_MS, mostWaiting = MOST_WAITING } = {}) {
  let queue: Waiting[] = [];
  let running = 0;

  const wait = (isGone: Waiting['isGone']) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue = queue.filter((other) => other !== one);
        clearTimeout(timer);
        reject(tooMany());
      };
      const timer = setTimeout(giveUp, patienceMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const one = { begin, giveUp, isGone };
      queue.push(one);
    });

  function sendAwayWhoIsGone(): void {
    for (const one of queue) if (one.isGone()) one.giveUp();
  }

  return (isGone: Waiting['isGone']): Limited =>
    async (work) => {
      sendAwayWhoIsGone();
      if (running < atOnce) running += 1;
      else if (queue.length < mostWaiting) await wait(isGone);
      else throw tooMany();
      try {
        return await work();
      } finally {
        sendAwayWhoIsGone();
        // The next one takes the place, so that nobody who comes now gets it first.
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next.begin();
      }
    };
}
