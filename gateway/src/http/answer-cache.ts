import { LRUCache } from 'lru-cache';
import type { Versioned } from '../core/catalogue.ts';
import type { EncodedBody } from './encoding.ts';

/** An answer as it is sent: for the next request it is not made, serialized or compressed again. */
export interface CachedAnswer {
  readonly body: EncodedBody;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers to anonymous reads. They are valid until the catalogue changes. */
export interface AnswerCache {
  /**
   * The name under which an answer made now may be kept. Call it before the first query. `shown`: the part of the
   * catalogue that the answer shows; default: all of it.
   */
  name(key: string, shown?: Pick<Versioned, 'current'>): Promise<string>;
  find(name: string): CachedAnswer | undefined;
  keep(name: string, answer: CachedAnswer): void;
  /**
   * The answer kept under `name`. If there is none, `make` is called and its answer is kept; undefined means that
   * `make` has answered by itself. Requests for the same name wait meanwhile, and call their own `make` if nothing was
   * kept.
   */
  answer(name: string, make: () => Promise<CachedAnswer | undefined>): Promise<CachedAnswer | undefined>;
}

/** `capacity`: the most bytes to keep; 0 keeps nothing. */
export function createAnswerCache(catalogue: Versioned, capacity: number): AnswerCache {
  // Nobody asks for the names of an old version again, so they are the first to be dropped.
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(capacity, 1),
    // The compressed forms together are less than half as large as the plain body.
    sizeCalculation: ({ body }, name) => Math.ceil(body.plain.length * 1.5) + name.length,
  });
  const underway = new Map<string, Promise<CachedAnswer | undefined>>();
  return {
    name: async (key, shown = catalogue) => `${await shown.current()} ${key}`,
    find: (name) => answers.get(name),
    keep: (name, answer) => void answers.set(name, answer),
    async answer(name, make) {
      if (capacity === 0) return make();
      const kept = answers.get(name) ?? (await underway.get(name)?.catch(() => undefined)) ?? answers.get(name);
      if (kept !== undefined) return kept;
      const making = make();
      underway.set(name, making);
      try {
        const made = await making;
        if (made !== undefined) answers.set(name, made);
        return made;
      } finally {
        if (underway.get(name) === making) underway.delete(name);
      }
    },
  };
}
