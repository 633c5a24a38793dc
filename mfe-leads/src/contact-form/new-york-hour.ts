const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });

const HOUR_MS = 3_600_000;

/** The moment at which a day (`2026-11-24`) comes to an hour from 9 on (`09`) in New York. Its clocks change in the night, hours before. */
export function newYorkHour(day: string, hour: string): Date {
  const inUtc = new Date(`${day}T${hour}:00Z`);
  const behind = inUtc.getUTCHours() - Number(clock.format(inUtc));
  return new Date(inUtc.getTime() + behind * HOUR_MS);
}
