import { expect, it } from 'vitest';
import { fromField, toField } from './new-york.ts';

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

it('no date is none', () => expect(fromField('')).toBeUndefined());
