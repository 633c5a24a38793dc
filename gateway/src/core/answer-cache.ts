import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encoding.ts';
import type { Catalogue } from './catalogue.ts';

/** An answer as it goes out: no text is made, parsed or compressed again for the next who asks. */
export interface KeptAnswer {
  readonly body: EncodedBody;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers to anonymous reads. They hold until the catalogue changes. */
export interface AnswerCache {
  /** The name under which an answer of this moment may be kept: take it before the first query. */
  name(key: string): Promise<string>;
  find(name: string): KeptAnswer | undefined;
  keep(name: string, answer: KeptAnswer): void;
  /** What is kept, once whoever is at work on it is done; undefined: it is for this one to make, by `work`. */
  wait(name: string): Promise<KeptAnswer | undefined>;
  /** Lets others wait for what is made. */
  work<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** `capacity`: bytes kept in all, so a bound on extraordinary answers, too; 0 keeps none. */
export function createAnswerCache(catalogue: Catalogue, capacity: number): AnswerCache {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: Math.max(capacity, 1),
    // Its compressed forms come to less than half of it together.
    sizeCalculation: ({ body }, name) => Math.ceil(body.plain.length * 1.5) + name.length,
  });
  const underway = new Map<string, Promise<unknown>>();
  catalogue.onChange(() => answers.clear());
  return {
    name: async (key) => `${await catalogue.current()} ${key}`,
    find: (name) => answers.get(name),
    keep: (name, answer) => void answers.set(name, answer),
    async wait(name) {
      const kept = answers.get(name);
      if (kept !== undefined || capacity === 0) return kept;
      await underway.get(name)?.catch(() => undefined);
      return answers.get(name);
    },
    async work(name, make) {
      const making = make();
      underway.set(name, making);
      return making.finally(() => underway.delete(name));
    },
  };
}
