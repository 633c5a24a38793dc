/**
 * Lets the event loop answer requests between two pieces of a page's work. After an edit many pages ask and are made at
 * the same moment; without a turn for each, everybody else waits until the last of them is through.
 */

const waiting: (() => void)[] = [];

function next(): void {
  if (waiting.length > 1) setImmediate(next);
  waiting.shift()?.();
}

/** Resolves in a turn of the event loop of its own, in the order of the calls. */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
