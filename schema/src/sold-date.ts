import { hasStoredYear } from './stored-year.ts';

const DAY = 86_400_000;

/**
 * A sold date is a calendar date, kept as noon UTC so that no time zone of the Americas or Europe prints
 * another day. Takes `YYYY-MM-DD` or an ISO timestamp; null if it is neither.
 */
export function readSoldDate(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim());
  if (match?.[1] === undefined) return null;
  const noon = new Date(`${match[1]}T12:00:00.000Z`);
  const isRealDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(match[1]) && hasStoredYear(noon);
  return isRealDay ? noon : null;
}

/** Whether the date lies more than a day after `now`: nothing is sold in advance. */
export function isTooFarAhead(soldDate: Date, now: Date): boolean {
  return soldDate.getTime() - now.getTime() > DAY;
}
