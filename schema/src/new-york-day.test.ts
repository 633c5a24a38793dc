import { expect, it, vi } from 'vitest';
import { daysSince, newYorkDay } from './new-york-day.ts';

it.each([
  ['the evening before', '2026-11-16T01:00:00Z', '2026-11-25T10:31:00Z', 10], // listed on the 15th, eight in the evening
  ['the same day', '2026-11-15T05:00:00Z', '2026-11-16T04:59:00Z', 0],
  ['just after midnight', '2026-11-16T04:59:00Z', '2026-11-16T05:00:00Z', 1],
  ['over the end of summer time', '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z', 2],
  ['over its beginning', '2026-03-08T04:30:00Z', '2026-03-09T04:30:00Z', 2], // the 7th, half past eleven; the 9th, half past twelve
  ['ahead', '2026-11-20T12:00:00Z', '2026-11-16T12:00:00Z', 0],
])('counts days as a calendar does: %s', (_, since, now, days) => {
  expect(daysSince(since, new Date(now))).toBe(days);
});

it('writes a day in one way, however the browser writes one in Canada', async () => {
  expect(newYorkDay(new Date('2026-03-05T04:30:00Z'))).toBe('2026-03-04');
  class AsSince2022 extends Intl.DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale === 'en-CA' ? 'en-US' : locale, options);
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: AsSince2022 });
  vi.resetModules();
  const there = await import('./new-york-day.ts');
  expect(there.newYorkDay(new Date('2026-03-05T04:30:00Z'))).toBe('2026-03-04');
  vi.unstubAllGlobals();
});
