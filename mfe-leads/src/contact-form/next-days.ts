/** The seven days from tomorrow on, in the visitor's own calendar. */

export type Day = {
  /** `2026-11-24`. */
  value: string;
  weekday: string;
  day: string;
  /** For whoever hears it: “Tuesday, November 24”. */
  spoken: string;
};

const COUNT = 7;

const two = (number: number): string => String(number).padStart(2, '0');

/** Counted by the calendar, so that a day of 23 or 25 hours is a day. */
export const nextDays = (today: Date): Day[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1 + index);
    return {
      value: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
      weekday: date.toLocaleDateString('en-US', { weekday: 'short' }),
      day: String(date.getDate()),
      spoken: date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
    };
  });
