/** Runs work in turns. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` works run at a time. The others wait, and begin in the order in which they came. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes the place, so that nobody who comes now gets it first.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
