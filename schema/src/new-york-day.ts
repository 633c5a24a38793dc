import { atFirstUse } from './at-first-use.ts';

const format = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The day of a time on the agent's calendar, New York's: "2026-11-19". The parts are joined here because no locale
 * writes this form in every browser; Canadian English stopped doing so in some of them in 2022.
 */
export function newYorkDay(moment: Date): string {
  const { year, month, day } = Object.fromEntries(
    format()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

const DAY_MS = 86_400_000;

/**
 * How many calendar days ago a time was in New York: 0 until midnight there, then 1. A time in the future is 0, too.
 */
export const daysSince = (iso: string, now: Date): number => {
  const between = Date.parse(newYorkDay(now)) - Date.parse(newYorkDay(new Date(iso)));
  return Math.max(0, between / DAY_MS);
};
