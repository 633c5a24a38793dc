const FIRST_MS = 2000;
const LONGEST_MS = 4 * 3_600_000;

/** With these delays, about two days: a mail server is rarely away for longer than a weekend. */
export const MOST_ATTEMPTS = 20;

/**
 * Milliseconds until the next attempt: 2 s, 6 s, 18 s … at most 4 h. Each is up to a fifth longer or shorter, so that
 * messages that failed together are not retried together. `chance`: from 0 to 1.
 */
export function retryDelay(attempts: number, chance = Math.random()): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(delay * (0.8 + 0.4 * chance));
}

/** SQL of the longest delay after the row's `attempts`, in milliseconds. */
export const longestDelaySql = `1.2 * least(${LONGEST_MS}, ${FIRST_MS} * power(3, attempts - 1))`;
