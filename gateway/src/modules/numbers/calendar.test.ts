import { newYorkDay } from 'schema';
import { expect, it } from 'vitest';
import { addDays, mondayOf, startOf } from './calendar.ts';

it.each([
  ['2026-11-22T04:59:00Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('knows the day of %s', (moment, day) => {
  expect(newYorkDay(new Date(moment))).toBe(day);
});

it.each(['2026-01-15', '2026-03-08', '2026-03-09', '2026-07-01', '2026-11-01', '2026-11-02'])(
  'knows when %s begins, whichever clock is in force',
  (day) => {
    const start = startOf(day);
    expect([newYorkDay(start), newYorkDay(new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)]);
  },
);

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('puts %s into the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
