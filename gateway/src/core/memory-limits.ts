import { LRUCache } from 'lru-cache';
import { type RateLimit, rateLimited } from './rate-limits.ts';

/** Keys that are counted at a time; beyond that, the least recently used are dropped. */
const CAPACITY = 10_000;

/** Rate limits that this process counts alone, while the database is away. */
export function createMemoryLimits({ isOn }: { isOn: boolean }) {
  const windows = new LRUCache<string, number>({ max: CAPACITY, ttl: 1000, noUpdateTTL: true });
  return {
    /** Counts one more for `key`; throws RATE_LIMITED if that exceeds the limit within its window. */
    demand(key: string, { hits, seconds }: RateLimit): void {
      if (!isOn) return;
      const count = (windows.get(key) ?? 0) + 1;
      windows.set(key, count, { ttl: seconds * 1000 });
      if (count > hits) throw rateLimited(windows.getRemainingTTL(key));
    },
  };
}

export type MemoryLimits = ReturnType<typeof createMemoryLimits>;
