/** The agent's calendar: one clock, New York's, wherever the telephone is. Days are "2026-11-19", times "16:30". */

import { fromField } from './new-york.ts';

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

/** What calendar and clock say there at a moment, in milliseconds or as ISO text. */
export function wallOf(moment: number | string): Wall {
  const found = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return { day: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` };
}

export const dayOf = (moment: number | string): string => wallOf(moment).day;

/** Minutes since midnight there. */
export function minutesOf(moment: number | string): number {
  const [hours = 0, minutes = 0] = wallOf(moment).time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The moment at which it is so late there; null if there is no such day or time. An hour that spring leaves out is the one after. */
export function momentAt(day: string, time: string): Date | null {
  const moment = isDay(day) ? fromField(`${day}T${time}`) : undefined;
  return moment === undefined ? null : new Date(moment);
}

/** Midnight there. */
export const startOf = (day: string): Date => momentAt(day, '00:00') ?? new Date(Number.NaN);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10);

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) &&
  addDays(text, 0) === text;

/** The seven days, Monday first, of the week in which a day lies. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

export const plusMinutes = (moment: Date | string, minutes: number): Date =>
  new Date(new Date(moment).getTime() + minutes * MINUTE);
