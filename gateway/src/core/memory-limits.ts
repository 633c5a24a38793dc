import { LRUCache } from 'lru-cache';
import { type RateLimit, rateLimited } from './rate-limits.ts';

/** Keys counted at a time; beyond, the longest unseen are forgotten. */
const CAPACITY = 10_000;

/** Counts in this process alone, while the database is away. */
export function createMemoryLimits({ isOn }: { isOn: boolean }) {
  const windows = new LRUCache<string, number>({ max: CAPACITY, ttl: 1000, noUpdateTTL: true });
  return {
    /** Counts one more of `key`; throws RATE_LIMITED once it is more than the limit within its window. */
    demand(key: string, { hits, seconds }: RateLimit): void {
      if (!isOn) return;
      const count = (windows.get(key) ?? 0) + 1;
      windows.set(key, count, { ttl: seconds * 1000 });
      if (count > hits) throw rateLimited(windows.getRemainingTTL(key));
    },
  };
}

export type MemoryLimits = ReturnType<typeof createMemoryLimits>;
