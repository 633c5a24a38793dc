import { expect, test } from 'vitest';
import { addDays, isDay, minutesOf, momentAt, startOf, wallOf, weekOf } from './calendar.ts';

test('a day and a time are a moment, in winter and in summer', () => {
  expect(momentAt('2026-11-19', '16:30')?.toISOString()).toBe('2026-11-19T21:30:00.000Z');
  expect(momentAt('2026-07-04', '10:00')?.toISOString()).toBe('2026-07-04T14:00:00.000Z');
  expect(momentAt('2026-13-40', '10:00')).toBeNull();
  expect(momentAt('', '')).toBeNull();
});

test('midnights are found on the days on which clocks change', () => {
  expect(startOf('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(startOf('2026-03-09').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(startOf('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOf('2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z');
  // The hour that is left out.
  expect(wallOf(momentAt('2026-03-08', '02:30')?.getTime() ?? 0).day).toBe('2026-03-08');
});

test('a moment is told as calendar and clock say it there', () => {
  expect(wallOf('2026-11-20T04:15:00Z')).toEqual({ day: '2026-11-19', time: '23:15' });
  expect(minutesOf('2026-11-20T05:00:00Z')).toBe(0);
});

test('a week begins on Monday, whatever the day, the month and the year', () => {
  expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-16'));
  expect(weekOf('2026-11-17')[0]).toBe('2026-11-16');
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('an address may say anything', () => {
  expect(['2026-11-17', '2026-02-30', 'today', null, '2026-1-1'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
