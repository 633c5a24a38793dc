/** The only way to import code that comes late: with one retry after a moment, and a deadline. */

const RETRY_AFTER_MS = 300;

/** Milliseconds for both tries together. Then a message takes the part's place. */
const CHUNK_DEADLINE_MS = 4000;

/** What failed although it arrived (200) was refused for its hash. The browser does not say so. */
function isRefused(address: string): boolean {
  const [last] = performance.getEntriesByName(address, 'resource').slice(-1) as PerformanceResourceTiming[];
  return last?.responseStatus === 200;
}

/**
 * Watches the scripts and style sheets that fail, until it is ended. The errors do not always name them: federation throws
 * its own.
 */
function watchFailures() {
  const failed = new Set<string>();
  const taken = new Set<string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) failed.add(target.src);
    else if (target instanceof HTMLLinkElement) failed.add(target.href);
  };
  // On the server there is neither, and nothing to watch.
  globalThis.addEventListener?.('error', note, { capture: true });
  return {
    /** The addresses that were refused, each once. */
    takeRefused(): string[] {
      const refused = [...failed].filter((address) => !taken.has(address) && isRefused(address));
      for (const address of refused) taken.add(address);
      return refused;
    },
    end: () => globalThis.removeEventListener?.('error', note, { capture: true }),
  };
}

/**
 * Fetches a refused file anew: the browser would keep it, which a proxy may have cut off, for as long as a whole one.
 * Resolves also if that fails.
 */
const renew = (address: string): Promise<unknown> =>
  fetch(address, { cache: 'reload' })
    // Only what was read to its end replaces the file that the browser keeps.
    .then((answer) => answer.blob())
    .catch(() => undefined);

/**
 * Calls `load`, and once more if it fails: the bundler forgets a failed chunk, so the second call fetches it again. A call
 * after which refused files were fetched anew does not count, because one file asks for the next. Rejects with the last
 * error.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  const failures = watchFailures();
  async function attempt(retries: number): Promise<T> {
    try {
      return await load();
    } catch (error) {
      const refused = failures.takeRefused();
      if (refused.length > 0) {
        await Promise.all(refused.map(renew));
        return attempt(retries);
      }
      if (retries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return attempt(retries - 1);
    }
  }
  return attempt(1).finally(failures.end);
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
 * Imports a chunk. Rejects if it failed twice or did not come within `CHUNK_DEADLINE_MS`. If it comes
 * later, the next call gets it.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  withDeadline(retryOnce(load), CHUNK_DEADLINE_MS, () => new Error('A chunk did not arrive in time'));
