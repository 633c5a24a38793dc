import { expect, test } from 'vitest';
import { badgeOf, formatDay, formatMoment, formatTime, whoOf } from './lead-words.ts';

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
