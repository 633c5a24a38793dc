import { expect, it } from 'vitest';
import { newYorkHour } from './new-york-hour.ts';

it.each([
  ['2026-12-01', '09', '2026-12-01T14:00:00.000Z'],
  ['2026-07-01', '15', '2026-07-01T19:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-08', '09', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', '09', '2026-11-01T14:00:00.000Z'],
])('%s at %s in New York is %s', (day, hour, iso) => {
  expect(newYorkHour(day, hour).toISOString()).toBe(iso);
});
