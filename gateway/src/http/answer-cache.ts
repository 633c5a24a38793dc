import { LRUCache } from 'lru-cache';
import type { Versioned } from '../core/catalogue.ts';
import type { EncodedBody } from './encoding.ts';

/** An answer as it goes out: no text is made, parsed or compressed again for the next who asks. */
export interface CachedAnswer {
  readonly body: EncodedBody;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers to anonymous reads. They hold until the catalogue changes. */
export interface AnswerCache {
  /** The name under which an answer of this moment may be kept: take it before the first query. `shown`: what it shows of the catalogue, if not all. */
  name(key: string, shown?: Pick<Versioned, 'current'>): Promise<string>;
  find(name: string): CachedAnswer | undefined;
  keep(name: string, answer: CachedAnswer): void;
  /**
   * What is kept under the name; else what `make` comes to, which is kept unless it is undefined: then it has answered by
   * itself. Who asks for the same meanwhile waits, and makes it anew if there is nothing to keep.
   */
  answer(name: string, make: () => Promise<CachedAnswer | undefined>): Promise<CachedAnswer | undefined>;
}

/** `capacity`: bytes kept in all, so a bound on extraordinary answers, too; 0 keeps none. */
export function createAnswerCache(catalogue: Versioned, capacity: number): AnswerCache {
  // Names of a version that is over are asked for no more, and give way.
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(capacity, 1),
    // Its compressed forms come to less than half of it together.
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
