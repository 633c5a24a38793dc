import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The result of `work`, which is tried again until it does not reject. After ten seconds it rejects with the last
 * reason.
 */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
