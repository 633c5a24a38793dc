import { expect, it } from 'vitest';
import { formatDollars, formatLongDate, formatShortDate } from './formats.ts';

it.each([
  ['long', formatLongDate],
  ['short', formatShortDate],
] as const)('a %s date reads as Intl has it, in every month', (month, format) => {
  const intl = new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  for (let day = Date.UTC(1999, 11, 31); day < Date.UTC(2001, 1, 2); day += 86_399_000) {
    const iso = new Date(day).toISOString();
    expect(format(iso)).toBe(intl.format(day));
  }
});

it('dollars read as Intl has them', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  for (const amount of [0, 1, 999, 1000, 1999.5, 12_345, 999_999.49, 1_000_000, 123_456_789, -1, -1000, -2.5])
    expect(formatDollars(amount)).toBe(intl.format(amount));
});
