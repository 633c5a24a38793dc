/**
 * The part of the day and the season at the Shore, whatever the visitor's time zone. Parts of the day follow sunrise
 * and sunset, which suncalc computes (Meeus, "Astronomical Algorithms"), right to a minute or two.
 */

import { atFirstUse } from 'schema';
import { getTimes } from 'suncalc';

export type DayHour = 'dawn' | 'day' | 'evening' | 'night';

/** A place between Sea Bright and Rumson. */
const SHORE = { latitude: 40.35, longitude: -74 } as const;

const HOUR = 3_600_000;

/** Sunrise and sunset of the solar day around a moment, in milliseconds since 1970. */
function sunOf(moment: Date): { rise: number; set: number } {
  const { sunrise, sunset } = getTimes(moment, SHORE.latitude, SHORE.longitude);
  if (!sunrise || !sunset) throw new Error(`No sunrise is known for ${moment.toISOString()}`);
  return { rise: sunrise.getTime(), set: sunset.getTime() };
}

/**
 * Dawn is from one hour before sunrise to two hours after it. Evening is from two hours before sunset to one hour after
 * it.
 */
export function hourOf(moment: Date): DayHour {
  const { rise, set } = sunOf(moment);
  const now = moment.getTime();
  if (now < rise - HOUR || now >= set + HOUR) return 'night';
  if (now < rise + 2 * HOUR) return 'dawn';
  return now < set - 2 * HOUR ? 'day' : 'evening';
}

/** True from sunset to sunrise. */
export function isSunDown(moment: Date): boolean {
  const { rise, set } = sunOf(moment);
  return moment.getTime() < rise || moment.getTime() >= set;
}

export type DaySeason = 'october' | 'winter';

const calendar = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'numeric', day: 'numeric' }),
);

/** The day in New York's calendar, as month × 100 + day. */
function dayOfYear(moment: Date): number {
  const part = (type: 'month' | 'day') =>
    calendar()
      .formatToParts(moment)
      .find((found) => found.type === type)?.value;
  return Number(part('month')) * 100 + Number(part('day'));
}

/**
 * The season for which a picture of the Shore has a second drawing. October's colors are shown from the autumn equinox
 * to the end of November. Winter is the meteorological one, December to February (NOAA, "Meteorological versus
 * astronomical seasons").
 */
export function seasonOf(moment: Date): DaySeason | undefined {
  const day = dayOfYear(moment);
  if (day >= 1201 || day < 301) return 'winter';
  return day >= 922 ? 'october' : undefined;
}

/**
 * Whether pictures for the time of day may be loaded here: not if the visitor saves data, has a slow line, or prints
 * the page. In browsers only.
 */
export function allowsHours(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSparing = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  return !isSparing && !matchMedia('print').matches;
}
