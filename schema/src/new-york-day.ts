const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day of a moment on the agent's calendar, New York's: "2026-11-19". Put together here: no locale writes it so in every
 * browser, and Canada's English has not in all of them since 2022.
 */
export function newYorkDay(moment: Date): string {
  const { year, month, day } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

const DAY_MS = 86_400_000;

/**
 * How many days ago a moment was on the agent's calendar, as it is counted next to a date: 0 until midnight there, 1 from then on.
 * What lies ahead is 0, too.
 */
export const daysSince = (iso: string, now: Date): number => {
  const between = Date.parse(newYorkDay(now)) - Date.parse(newYorkDay(new Date(iso)));
  return Math.max(0, between / DAY_MS);
};
