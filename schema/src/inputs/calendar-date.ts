import * as z from 'zod/mini';
import { readSoldDate } from '../sold-date.ts';

/** A calendar date, kept as noon UTC. `refuse` returns what is wrong with a date that exists, or undefined. */
export const calendarDate = (refuse: (date: Date) => string | undefined) =>
  z.pipe(
    z.pipe(
      z.transform((value: unknown) => (value instanceof Date ? value.toISOString() : value)),
      z.string(),
    ),
    z.transform((text, context) => {
      const date = readSoldDate(text);
      const message = date === null ? 'Enter a valid date' : refuse(date);
      if (date !== null && message === undefined) return date;
      context.issues.push({ code: 'custom', message: message ?? '', input: text });
      return z.NEVER;
    }),
  );
