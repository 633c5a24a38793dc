/**
 * The hour of the day and the season on the Shore; the hour by its sunrise and sunset: from the clock alone, whatever the visitor's time zone. suncalc's times follow
 * Meeus, "Astronomical Algorithms", and are right to a minute or two.
 */

import { getTimes } from 'suncalc';

export type DayHour = 'dawn' | 'day' | 'evening' | 'night';

/** Between Sea Bright and Rumson. */
const SHORE = { latitude: 40.35, longitude: -74 } as const;

const HOUR = 3_600_000;

/** Of the Shore's day around a moment, from one midnight of its sun to the next. In milliseconds. */
function sunOf(moment: Date): { rise: number; set: number } {
  const { sunrise, sunset } = getTimes(moment, SHORE.latitude, SHORE.longitude);
  if (!sunrise || !sunset) throw new Error(`No sunrise is known for ${moment.toISOString()}`);
  return { rise: sunrise.getTime(), set: sunset.getTime() };
}

/** Dawn begins an hour before sunrise, day two hours after it; evening begins two hours before sunset, night an hour after it. */
export function hourOf(moment: Date): DayHour {
  const { rise, set } = sunOf(moment);
  const now = moment.getTime();
  if (now < rise - HOUR || now >= set + HOUR) return 'night';
  if (now < rise + 2 * HOUR) return 'dawn';
  return now < set - 2 * HOUR ? 'day' : 'evening';
}

/** From sunset to sunrise. */
export function isSunDown(moment: Date): boolean {
  const { rise, set } = sunOf(moment);
  return moment.getTime() < rise || moment.getTime() >= set;
}

export type DaySeason = 'october' | 'winter';

const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'numeric', day: 'numeric' });

/** In the calendar of the Shore, as month × 100 + day. */
function dayOfYear(moment: Date): number {
  const part = (type: 'month' | 'day') => calendar.formatToParts(moment).find((found) => found.type === type)?.value;
  return Number(part('month')) * 100 + Number(part('day'));
}

/**
 * The season that a picture of the Shore is drawn in again for. October's colours stand from the autumn equinox to the end of November,
 * where autumn ends and winter begins as weather services count: December to February (NOAA, "Meteorological versus astronomical seasons").
 */
export function seasonOf(moment: Date): DaySeason | undefined {
  const day = dayOfYear(moment);
  if (day >= 1201 || day < 301) return 'winter';
  return day >= 922 ? 'october' : undefined;
}

/** Whether pictures of the hour may be asked for here: not where bytes are to be saved, on a slow line, or for a page that is only printed. In browsers only. */
export function allowsHours(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSparing = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  return !isSparing && !matchMedia('print').matches;
}
