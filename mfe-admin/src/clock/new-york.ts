/** The agent's calendar in New York's time zone, wherever the device is. Days are "2026-11-19", times "16:30". */

import { noonOf } from './calendar-day.ts';

export const timeZone = 'America/New_York';

const DAY = 86_400_000;
const MINUTE = 60_000;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

type Wall = { day: string; time: string };

/** Day and time in New York at a moment, given in milliseconds or as ISO text. */
export function wallOf(moment: number | string): Wall {
  const found = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return { day: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` };
}

export const dayOf = (moment: number | string): string => wallOf(moment).day;

/** Minutes since midnight in New York. */
export function minutesOf(moment: number | string): number {
  const [hours = 0, minutes = 0] = wallOf(moment).time.split(':').map(Number);
  return hours * 60 + minutes;
}

const asIfUtc = ({ day, time }: Wall): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment of a day and time in New York. Null if there is no such day or time. A time that spring skips means one
 * hour later; of a time that autumn repeats, the first one.
 */
export function momentAt(day: string, time: string): Date | null {
  const wanted = isDay(day) ? asIfUtc({ day, time }) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  // With the offsets of the day before and of the day after, which differ only around a change of the clocks.
  const [before = wanted, after = wanted] = [wanted - DAY, wanted + DAY].map(
    (near) => wanted - (asIfUtc(wallOf(near)) - near),
  );
  return new Date([before, after].find((moment) => asIfUtc(wallOf(moment)) === wanted) ?? before);
}

/** What to say of a time that spring skips on this day. Undefined if there is such a time. */
export function skippedWords(day: string, time: string): string | undefined {
  const moment = momentAt(day, time);
  return moment && wallOf(moment.getTime()).time !== time ? 'The clocks skip this hour on that day' : undefined;
}

/** Converts between a moment and the value of a `datetime-local` field. Undefined if the field is empty or invalid. */
export const toField = (iso: string): string => `${dayOf(iso)}T${wallOf(iso).time}`;
export const fromField = (text: string): string | undefined => {
  const [day = '', time = ''] = text.split('T');
  return momentAt(day, time)?.toISOString();
};

/** Midnight in New York. */
export const startOf = (day: string): Date => momentAt(day, '00:00') ?? new Date(Number.NaN);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(noonOf(day)) + count * DAY).toISOString().slice(0, 10);

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(noonOf(text))) &&
  addDays(text, 0) === text;

/** The seven days of the week that contains `day`, Monday first. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(noonOf(day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

export const plusMinutes = (moment: Date | string, minutes: number): Date =>
  new Date(new Date(moment).getTime() + minutes * MINUTE);

/** A format for moments, in New York's time zone. */
export const inNewYork = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options });
const hour = { hour: 'numeric', minute: '2-digit' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;
const clock = inNewYork(hour);
const day = inNewYork(shortDay);
const dayAndClock = inNewYork({ ...shortDay, ...hour });
const month = inNewYork({ month: 'short', year: 'numeric' });
const yearDayAndClock = inNewYork({ ...shortDay, year: 'numeric', ...hour });

const isSame = (format: Intl.DateTimeFormat, one: Date, other: Date) => format.format(one) === format.format(other);
const isToday = (moment: Date) =>
  Math.abs(Date.now() - moment.getTime()) < 2 * 86_400_000 && isSame(day, moment, new Date());

/** Within these days no day of the year comes twice. */
const isOfThisYear = (moment: Date) => Math.abs(Date.now() - moment.getTime()) < 300 * 86_400_000;

/** "12:41 PM", with the day unless it is today, and the year if that is long ago or far ahead. */
export const momentInWords = (iso: string): string => {
  const moment = new Date(iso);
  if (isToday(moment)) return clock.format(moment);
  return (isOfThisYear(moment) ? dayAndClock : yearDayAndClock).format(moment);
};

/** "12:41 PM" today, "Nov 3" in the last months, else "Nov 2025". */
export const dayInWords = (iso: string): string => {
  const moment = new Date(iso);
  if (isToday(moment)) return clock.format(moment);
  return (isOfThisYear(moment) ? day : month).format(moment);
};
