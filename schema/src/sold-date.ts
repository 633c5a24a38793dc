import { hasStoredYear } from './stored-year.ts';

const DAY = 86_400_000;

/**
 * A sold date is a calendar date, kept as noon UTC, so that it is the same day in every time zone of the Americas and
 * Europe. Takes `YYYY-MM-DD` or an ISO timestamp, of which only the date counts. Null if the text is neither, or no
 * real day.
 */
export function readSoldDate(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim());
  if (match?.[1] === undefined) return null;
  const noon = new Date(`${match[1]}T12:00:00.000Z`);
  const isRealDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(match[1]) && hasStoredYear(noon);
  return isRealDay ? noon : null;
}

/** Whether the date lies more than a day after `now`. Nothing is sold in advance. */
export function isTooFarAhead(soldDate: Date, now: Date): boolean {
  return soldDate.getTime() - now.getTime() > DAY;
}
