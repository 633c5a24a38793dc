const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The day of a moment on the agent's calendar, New York's: "2026-11-19". */
export const newYorkDay = (moment: Date): string => format.format(moment);

const DAY_MS = 86_400_000;

/**
 * How many days ago a moment was on the agent's calendar, as it is counted next to a date: 0 until midnight there, 1 from then on.
 * What lies ahead is 0, too.
 */
export const daysSince = (iso: string, now: Date): number => {
  const between = Date.parse(newYorkDay(now)) - Date.parse(newYorkDay(new Date(iso)));
  return Math.max(0, between / DAY_MS);
};
