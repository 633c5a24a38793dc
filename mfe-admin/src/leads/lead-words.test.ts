import { expect, test } from 'vitest';
import { badgeOf, formatDay, formatHours, formatMoment, formatTime, whoOf } from './lead-words.ts';

const lead = { kind: 'contact', inquiryType: null, name: null, email: 'j@example.org' } as const;

test('a lead is named by what it asks for, whichever form it came through', () => {
  expect(badgeOf(lead)).toBe('Contact');
  expect(badgeOf({ ...lead, inquiryType: 'showing' })).toBe('Showing');
  expect(badgeOf({ ...lead, kind: 'inquiry', inquiryType: 'info' })).toBe('Info');
  expect(badgeOf({ ...lead, kind: 'capture' })).toBe('Popup');
  expect(whoOf(lead)).toBe('j@example.org');
});

test('days and hours are those of the agent’s calendar, in winter and in summer', () => {
  const now = Date.parse('2026-11-18T03:30:00Z'); // 10:30 pm on the 17th
  expect(formatDay('2026-11-17T05:30:00Z', now)).toBe('Today');
  expect(formatDay('2026-11-17T04:30:00Z', now)).toBe('Yesterday');
  expect(formatDay('2026-11-18T05:30:00Z', now)).toBe('Tomorrow');
  expect(formatMoment('2026-11-09T19:00:00Z', now)).toBe('Nov 9, 2:00 pm');
  expect(formatTime('2026-07-02T20:30:00Z')).toBe('Thu 2, 4:30 pm');
});

test('around midnight yesterday and tomorrow are the days before and after, where a day has 23 hours and where it has 25', () => {
  const at = (iso: string) => Date.parse(iso);
  // Half past midnight on March 9, the day after clocks were set forward.
  expect(formatDay('2026-03-08T16:00:00Z', at('2026-03-09T04:30:00Z'))).toBe('Yesterday');
  expect(formatDay('2026-03-07T16:00:00Z', at('2026-03-09T04:30:00Z'))).toBe('Mar 7');
  // Half past eleven in the evening, the day before.
  expect(formatDay('2026-03-08T16:00:00Z', at('2026-03-08T04:30:00Z'))).toBe('Tomorrow');
  expect(formatDay('2026-03-09T16:00:00Z', at('2026-03-08T04:30:00Z'))).toBe('Mar 9');
  // The last hour of the day on which they are set back.
  expect(formatDay('2026-10-31T16:00:00Z', at('2026-11-02T04:30:00Z'))).toBe('Yesterday');
  expect(formatDay('2026-11-02T16:00:00Z', at('2026-11-01T04:30:00Z'))).toBe('Tomorrow');
});

test('hours between which the clocks change are told apart', () => {
  const hours = (startsAt: string, endsAt: string) => formatHours({ startsAt, endsAt });
  expect(hours('2026-11-29T18:00:00Z', '2026-11-29T20:00:00Z')).toBe('1:00 pm to 3:00 pm');
  expect(hours('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toBe('1:30 am EDT to 1:30 am EST');
});
