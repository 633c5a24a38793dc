import { expect, test } from 'vitest';
import { formatHours } from './new-york.ts';

test.each([
  ['2026-11-29T18:00:00Z', '2026-11-29T20:00:00Z', '1:00 PM to 3:00 PM'],
  // The night in which an hour is repeated.
  ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '1:30 AM EDT to 1:30 AM EST'],
  ['2026-11-01T04:30:00Z', '2026-11-01T07:00:00Z', '12:30 AM EDT to 2:00 AM EST'],
])('the hours from %s to %s', (startsAt, endsAt, words) => expect(formatHours({ startsAt, endsAt })).toBe(words));
