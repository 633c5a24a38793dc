import { LRUCache } from 'lru-cache';
import type { Catalogue } from './catalogue.ts';

/** Characters of JSON kept in all: thousands of ordinary answers, and a bound on extraordinary ones. */
const CAPACITY = 32_000_000;

/** Answers to anonymous reads as JSON. They hold until the catalogue changes. */
export interface AnswerCache {
  /** The name under which an answer of this moment may be kept: take it before the first query. */
  name(key: string): Promise<string>;
  find(name: string): string | undefined;
  keep(name: string, json: string): void;
}

export function createAnswerCache(catalogue: Catalogue): AnswerCache {
  const answers = new LRUCache<string, string>({
    maxSize: CAPACITY,
    sizeCalculation: (json, name) => json.length + name.length,
  });
  catalogue.onChange(() => answers.clear());
  return {
    name: async (key) => `${await catalogue.current()} ${key}`,
    find: (name) => answers.get(name),
    keep: (name, json) => void answers.set(name, json),
  };
}
