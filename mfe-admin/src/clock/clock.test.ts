import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

const now = Date.parse('2026-11-17T17:42:00Z');
const due = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [22 * 60 + 10, 'calm', '22', '22 h left'],
  [6 * 60, 'calm', '6', '6 h left'],
  [5 * 60 + 59, 'soon', '5', '5 h 59 left'],
  [78, 'soon', '1', '1 h 18 left'],
  [18, 'soon', '0', '18 min left'],
  [0, 'soon', '0', '0 min left'],
  [-12, 'late', '+0', '12 min overdue'],
  [-182, 'late', '+3', '3 h 02 overdue'],
  [-47 * 60, 'late', '+47', '47 h 00 overdue'],
  [-50 * 60, 'late', '+2 d', '2 days overdue'],
])('%i minutes before it is due', (minutes, tone, figure, words) => {
  expect(clockOf(due(minutes), now)).toMatchObject({ tone, figure, words });
});
