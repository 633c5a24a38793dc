/** The only way to import code that comes late: with one retry after a moment, and a deadline. */

const RETRY_AFTER_MS = 300;

/** Milliseconds for both tries together. Then a message takes the part's place. */
const CHUNK_DEADLINE_MS = 4000;

/**
 * The browser does not say why a script failed. A script that arrived (200) was refused for its hash, and would be
 * refused again.
 */
function isRefused(error: unknown): boolean {
  const { request } = error as { request?: unknown };
  if (typeof request !== 'string') return false;
  const { href } = new URL(request, location.href);
  const [last] = performance.getEntriesByName(href, 'resource').slice(-1) as PerformanceResourceTiming[];
  return last?.responseStatus === 200;
}

/**
 * Calls `load`, and once more if it fails: the bundler forgets a failed chunk, so the second call fetches it again. A
 * script that was refused for its hash is not fetched again. Rejects with the last error.
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

/** The event on `window` when something arrives after its deadline. */
const LATE_ARRIVAL = 'late-arrival';

/** Events after which a new try may succeed. */
const CHANCES = ['online', LATE_ARRIVAL];

/**
 * Calls `retry` each time a new try may succeed: when the network is back, and when code arrives after its deadline.
 * Returns a function that ends it.
 */
export function onRetryChance(retry: () => void): () => void {
  for (const chance of CHANCES) addEventListener(chance, retry);
  return () => {
    for (const chance of CHANCES) removeEventListener(chance, retry);
  };
}

/**
 * Rejects with the error from `late` if `promise` has not settled within `milliseconds`. If it resolves after that,
 * `LATE_ARRIVAL` is dispatched.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(late());
      promise.then(
        // On the server there is no `dispatchEvent`, and nobody waits.
        () => globalThis.dispatchEvent?.(new Event(LATE_ARRIVAL)),
        () => undefined,
      );
    };
    const timer = setTimeout(giveUp, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Imports a chunk. Rejects if it failed twice, was refused, or did not come within `CHUNK_DEADLINE_MS`. If it comes
 * later, the next call gets it.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  withDeadline(retryOnce(load), CHUNK_DEADLINE_MS, () => new Error('A chunk did not arrive in time'));
