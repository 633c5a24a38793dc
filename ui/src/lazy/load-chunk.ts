/** The one way to import code that comes late: one retry after a moment, and an end to waiting. */

const RETRY_AFTER_MS = 300;

/** Milliseconds for both tries together: then words take the part's place. */
const CHUNK_DEADLINE_MS = 4000;

/** The browser does not say why a script failed. One that arrived and was refused by its hash would be refused again. */
function isRefused(error: unknown): boolean {
  const { request } = error as { request?: unknown };
  if (typeof request !== 'string') return false;
  const { href } = new URL(request, location.href);
  const [last] = performance.getEntriesByName(href, 'resource').slice(-1) as PerformanceResourceTiming[];
  return last?.responseStatus === 200;
}

/**
 * Calls `load`, and once more if it fails: the bundler forgets a chunk that failed, so asking again fetches again. What its
 * hash refuses is not asked for again. Rejects with the last failure.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isRefused(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  }
}

/** The event on `window` that says that what was given up has come after all. */
export const LATE_ARRIVAL = 'late-arrival';

/** Rejects after `milliseconds` with what `late` makes, if `promise` has not settled by then. What comes later is announced. */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(late());
      promise.then(
        // The server, where nobody waits for it, has no such events.
        () => globalThis.dispatchEvent?.(new Event(LATE_ARRIVAL)),
        () => undefined,
      );
    };
    const timer = setTimeout(giveUp, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Imports a chunk. Rejects when it failed twice, was refused, or has not come within `CHUNK_DEADLINE_MS`; what comes later is there for the next call. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  withDeadline(retryOnce(load), CHUNK_DEADLINE_MS, () => new Error('A chunk did not arrive in time'));
