/** The agent's clock, wherever the device is: moments are said, and typed, as they are in New York. */

const timeZone = 'America/New_York';

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** What New York's clocks show at a moment, as if it were UTC's. */
const shownAt = (moment: number): number => Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`);

/** A moment as the value of a `datetime-local` field. */
export const toField = (iso: string): string => parts.format(new Date(iso)).replace(' ', 'T').slice(0, 16);

/**
 * The moment that a `datetime-local` field means; undefined where it holds none. An hour that the clocks skip in spring is
 * the one after it, and of one that they show twice in autumn the first is meant.
 */
export function fromField(text: string): string | undefined {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return undefined;
  // The offset is looked up a day before: it differs from the one that holds on the two days of the year alone.
  const before = shown - (shownAt(shown - 86_400_000) - (shown - 86_400_000));
  const after = shown - (shownAt(shown + 86_400_000) - (shown + 86_400_000));
  const moment = [before, after].find((one) => shownAt(one) === shown) ?? before;
  return new Date(moment).toISOString();
}

const inNewYork = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone, ...options });
const hour = { hour: 'numeric', minute: '2-digit' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;
const clock = inNewYork(hour);
const day = inNewYork(shortDay);
const dayAndClock = inNewYork({ ...shortDay, ...hour });
const month = inNewYork({ month: 'short', year: 'numeric' });

const isSame = (format: Intl.DateTimeFormat, one: Date, other: Date) => format.format(one) === format.format(other);
const isToday = (moment: Date) =>
  Math.abs(Date.now() - moment.getTime()) < 2 * 86_400_000 && isSame(day, moment, new Date());

/** "12:41 PM", with the day unless it is today's. */
export const momentInWords = (iso: string): string => {
  const moment = new Date(iso);
  return (isToday(moment) ? clock : dayAndClock).format(moment);
};

/** "12:41 PM" of today, else "Nov 3", else "Nov 2025". */
export const dayInWords = (iso: string): string => {
  const moment = new Date(iso);
  if (isToday(moment)) return clock.format(moment);
  const isThisYear = Math.abs(Date.now() - moment.getTime()) < 300 * 86_400_000;
  return (isThisYear ? day : month).format(moment);
};
