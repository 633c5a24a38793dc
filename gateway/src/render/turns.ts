/**
 * Lets the event loop answer requests between two pieces of a page's work. After an edit many pages ask and are made at
 * the same moment; without a turn for each, everybody else waits until the last of them is through.
 */

/** While requests keep each turn long, a piece waits for few more turns than this, however many wait before it. */
const TURNS = 64;

let waiting: (() => void)[] = [];

function next(): void {
  const count = Math.ceil(waiting.length / TURNS);
  const begun = waiting.slice(0, count);
  waiting = waiting.slice(count);
  if (waiting.length > 0) setImmediate(next);
  for (const begin of begun) begin();
}

/** Resolves in another turn of the event loop, in the order of the calls: up to 64 pieces get one each. */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
