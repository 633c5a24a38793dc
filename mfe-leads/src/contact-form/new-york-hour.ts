import { atFirstUse } from 'schema';

const clock = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' }),
);

const HOUR_MS = 3_600_000;

/**
 * The time at which it is `hour` (`09` or later) on `day` (`2026-11-24`) in New York. The clocks change at night, hours
 * before, so the offset at the same hour in UTC is right.
 */
export function newYorkHour(day: string, hour: string): Date {
  const inUtc = new Date(`${day}T${hour}:00Z`);
  const behind = inUtc.getUTCHours() - Number(clock().format(inUtc));
  return new Date(inUtc.getTime() + behind * HOUR_MS);
}
