import { createStore } from 'platform';

/** How many items wait on a page, by its path. Shown beside its name. Pages that know a number set it. */
export const counts = createStore<Readonly<Record<string, number>>>({});

/** Sets how many items wait on `path`. 0 hides the number. */
export function setCount(path: string, count: number): void {
  if (counts.get()[path] !== count) counts.set({ ...counts.get(), [path]: count });
}

/** How many items wait in all. Shown in front of every title. */
export const useWaiting = (): number => Object.values(counts.use()).reduce((sum, count) => sum + count, 0);
