const DAY_MS = 86_400_000;

const toHour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });

/** The day `days` after a day; before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The time at which a day begins in New York, where the agent is. */
export function startOf(day: string): Date {
  // New York is four or five hours behind UTC: at 05:00 UTC it is 00:00 or 01:00 there.
  const atFive = new Date(`${day}T05:00:00Z`);
  return Number(toHour.format(atFive)) === 0 ? atFive : new Date(atFive.getTime() - 3_600_000);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
