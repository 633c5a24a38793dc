import { createStore } from 'platform';

/** How many things wait behind a destination, by its path: shown beside its name. A page that finds out sets it. */
export const counts = createStore<Readonly<Record<string, number>>>({});

/** Says how many wait behind `path`; nothing is shown for none. */
export function setCount(path: string, count: number): void {
  if (counts.get()[path] !== count) counts.set({ ...counts.get(), [path]: count });
}

/** How many wait altogether: stands in front of every title. */
export const useWaiting = (): number => Object.values(counts.use()).reduce((sum, count) => sum + count, 0);
