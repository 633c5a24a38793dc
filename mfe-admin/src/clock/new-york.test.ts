import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  addDays,
  dayInWords,
  fromField,
  isDay,
  minutesOf,
  momentAt,
  momentInWords,
  skippedWords,
  startOf,
  toField,
  wallOf,
  weekOf,
} from './new-york.ts';

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
  // The hour that spring skips.
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

it.each([
  ['2026-12-01T09:00', '2026-12-01T14:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
  ['2026-12-31T23:30', '2027-01-01T04:30:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
])('%s in New York is %s', (field, iso) => {
  expect(fromField(field)).toBe(iso);
  expect(toField(iso)).toBe(field);
});

it('an hour that is skipped is the one after, and of one that comes twice the first is meant', () => {
  expect(toField(fromField('2026-03-08T02:30') ?? '')).toBe('2026-03-08T03:30');
  expect(fromField('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
});

it('an hour that is skipped is said to be, and no other', () => {
  const said = ['01:59', '02:00', '02:59', '03:00'].map((time) => skippedWords('2027-03-14', time) !== undefined);
  expect(said).toEqual([false, true, true, false]);
  expect(skippedWords('2027-11-07', '01:30')).toBeUndefined();
  expect(skippedWords('', '02:30')).toBeUndefined();
});

it('no date is none', () => expect(fromField('')).toBeUndefined());

describe('at half past eleven in the night in New York, on the 19th', () => {
  const at = (words: (iso: string) => string, iso: string) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T04:30:00Z'), toFake: ['Date'] });
    return words(iso).replaceAll('\u202f', ' ');
  };
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-19T17:41:00Z', '12:41 PM', '12:41 PM'],
    ['2026-11-20T04:59:00Z', '11:59 PM', '11:59 PM'],
    ['2026-11-20T05:00:00Z', 'Nov 20, 12:00 AM', 'Nov 20'],
    ['2026-11-19T04:59:00Z', 'Nov 18, 11:59 PM', 'Nov 18'],
    ['2026-02-01T15:00:00Z', 'Feb 1, 10:00 AM', 'Feb 1'],
    ['2025-11-20T04:30:00Z', 'Nov 19, 2025, 11:30 PM', 'Nov 2025'],
    ['2027-11-20T04:30:00Z', 'Nov 19, 2027, 11:30 PM', 'Nov 2027'],
  ])('%s is %s, or %s', (iso, moment, day) => {
    expect([at(momentInWords, iso), at(dayInWords, iso)]).toEqual([moment, day]);
  });
});
