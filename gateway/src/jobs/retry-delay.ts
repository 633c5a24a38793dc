const FIRST_MS = 2000;
const LONGEST_MS = 4 * 3_600_000;

/** With the delays below, about two days: longer than a weekend's outage of a mail server is likely to last. */
export const MOST_ATTEMPTS = 20;

/**
 * Milliseconds until the next attempt after so many: 2 s, 6 s, 18 s … at most 4 h, each up to a fifth longer or shorter,
 * so that what failed together does not come back together. `chance`: from 0 to 1.
 */
export function retryDelay(attempts: number, chance = Math.random()): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1));
  return Math.round(delay * (0.8 + 0.4 * chance));
}
