import { expect, it } from 'vitest';
import { isTooFarAhead, readSoldDate } from './sold-date.ts';

it.each([
  ['2026-05-01', '2026-05-01T12:00:00.000Z'],
  ['2026-05-01T00:00:00.000Z', '2026-05-01T12:00:00.000Z'],
  ['2024-02-29', '2024-02-29T12:00:00.000Z'],
])('reads %s as noon UTC of that day', (text, iso) => {
  expect(readSoldDate(text)?.toISOString()).toBe(iso);
});

it.each([
  '2026-02-29',
  '0026-05-01',
  '0000-01-01',
  '0000-05-01T00:00:00Z',
  '05/01/2026',
  'yesterday',
  '',
  '2026-05-01 12:00',
])('refuses "%s"', (text) => {
  expect(readSoldDate(text)).toBeNull();
});

it('allows tomorrow, for it is tomorrow somewhere already', () => {
  const now = new Date('2026-05-01T12:00:00.000Z');
  expect(isTooFarAhead(new Date('2026-05-02T12:00:00.000Z'), now)).toBe(false);
  expect(isTooFarAhead(new Date('2026-05-03T12:00:00.000Z'), now)).toBe(true);
});
