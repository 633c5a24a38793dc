// A period of time that is not over yet.
import * as z from 'zod/mini';
import { hasStoredYear } from '../stored-year.ts';

const YEAR = 366 * 86_400_000;
/** Nobody plans farther ahead, so a later date has a mistyped year. */
const FARTHEST = 2 * YEAR;

/** A time with its offset from UTC. If it is not one, the other rules about it are skipped. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true, abort: true }),
  z.transform((text, context) => {
    const date = new Date(text);
    if (hasStoredYear(date)) return date;
    context.issues.push({ code: 'custom', message: 'Enter a valid date', input: text });
    return z.NEVER;
  }),
);

export const span = { startsAt: moment, endsAt: moment };

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The period has a positive length of at most `longest` milliseconds. */
export const lasts = (longest: number, message: string) => [
  z.refine<Span>(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'], error: 'It ends before it begins' }),
  z.refine<Span>(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() <= longest, {
    path: ['endsAt'],
    error: message,
  }),
];

export const isAhead = [
  z.refine<Span>(({ endsAt }) => endsAt.getTime() > Date.now(), {
    path: ['startsAt'],
    error: 'This time has passed',
  }),
  z.refine<Span>(({ startsAt }) => startsAt.getTime() < Date.now() + FARTHEST, {
    path: ['startsAt'],
    error: 'At most two years ahead',
  }),
];
