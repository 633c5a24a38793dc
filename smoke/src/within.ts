/** Questions to a page that may never answer them. */

import { LONGEST_TASK } from './in-page.ts';

export const LATE = Symbol('late');

/** What comes within the time, or `LATE`: a page whose main thread is taken answers nothing. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof LATE> {
  const { promise, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, ms, LATE);
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

/** The page cannot be asked anything any more. */
export class MainThreadTaken extends Error {
  constructor() {
    super(`it keeps the main thread for more than ${LONGEST_TASK / 1000} s`);
  }
}
