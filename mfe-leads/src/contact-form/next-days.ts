/** The seven days from tomorrow on in New York's calendar, wherever the visitor is. */

import { newYorkDay } from 'schema';

export type Day = {
  /** `2026-11-24`. */
  value: string;
  weekday: string;
  day: string;
  /** For screen readers: “Tuesday, November 24”. */
  spoken: string;
};

const COUNT = 7;
const DAY_MS = 86_400_000;

/** Counted at noon UTC: every UTC day has 24 hours, and no time zone moves noon to another day. */
export function nextDays(now: Date): Day[] {
  const today = Date.parse(`${newYorkDay(now)}T12:00Z`);
  return Array.from({ length: COUNT }, (_, index) => {
    const date = new Date(today + (index + 1) * DAY_MS);
    const inWords = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
    return {
      value: date.toISOString().slice(0, 10),
      weekday: inWords({ weekday: 'short' }),
      day: String(date.getUTCDate()),
      spoken: inWords({ weekday: 'long', month: 'long', day: 'numeric' }),
    };
  });
}
