import { expect, it } from 'vitest';
import { hourOf, isSunDown, seasonOf } from './daylight.ts';

const MINUTE = 60_000;
const later = (iso: string, minutes: number): Date => new Date(Date.parse(iso) + minutes * MINUTE);

/**
 * Published times. Asbury Park's earliest sunset of 2016: 94.3 The Point. New York City's shortest day of 2023 and its
 * equinox of 2024: CBS New York. Its longest day of 2026: winenfood.com. The city lies 40 km to the north, which makes
 * at most one minute.
 */
const sunsets = ['2016-12-08T16:30-05:00', '2023-12-21T16:31-05:00', '2024-03-19T19:07-04:00'];
const sunrises = ['2023-12-21T07:16-05:00', '2026-06-21T05:25-04:00'];

it.each(sunsets)('lets the sun go down at %s, give or take three minutes', (iso) => {
  expect([isSunDown(later(iso, -3)), isSunDown(later(iso, 3))]).toEqual([false, true]);
});

it.each(sunrises)('lets the sun come up at %s, give or take three minutes', (iso) => {
  expect([isSunDown(later(iso, -3)), isSunDown(later(iso, 3))]).toEqual([true, false]);
});

it('begins each hour by the sun, not by the clock', () => {
  const [winter, summer] = ['2023-12-21', '2026-06-21'].map((day) =>
    ['05:00', '06:30', '09:00', '09:30', '14:00', '15:00', '17:20', '18:00', '21:00', '22:00'].map((time) =>
      hourOf(new Date(`${day}T${time}:00${day.includes('-12-') ? '-05:00' : '-04:00'}`)),
    ),
  );
  expect(winter).toEqual(['night', 'dawn', 'dawn', 'day', 'day', 'evening', 'evening', 'night', 'night', 'night']);
  expect(summer).toEqual(['dawn', 'dawn', 'day', 'day', 'day', 'day', 'day', 'day', 'evening', 'night']);
});

it('knows the night on both sides of each midnight', () => {
  for (const iso of [
    '2026-11-23T23:59:00-05:00',
    '2026-11-24T00:01:00-05:00',
    '2026-11-24T00:01:00Z',
    '2026-11-24T05:30:00Z',
  ])
    expect([hourOf(new Date(iso)), isSunDown(new Date(iso))]).toEqual(['night', true]);
});

it.each(['2026-03-08', '2026-11-01'])(
  'holds a day with every hour in its order on %s, when the clocks change',
  (day) => {
    const start = Date.parse(`${day}T05:00:00Z`);
    const told = Array.from({ length: 24 * 4 }, (_, quarter) => hourOf(new Date(start + quarter * 15 * MINUTE)));
    expect(told.filter((hour, index) => hour !== told[index - 1])).toEqual([
      'night',
      'dawn',
      'day',
      'evening',
      'night',
    ]);
  },
);

it('turns the seasons at midnight on the Shore, wherever the visitor is', () => {
  const turns = [
    '2026-09-22T03:59:00Z',
    '2026-09-22T04:00:00Z',
    '2026-12-01T04:59:00Z',
    '2026-12-01T05:00:00Z',
    '2028-02-29T12:00:00Z',
    '2027-03-01T04:59:00Z',
    '2027-03-01T05:00:00Z',
  ].map((iso) => seasonOf(new Date(iso)));
  expect(turns).toEqual([undefined, 'october', 'october', 'winter', 'winter', 'winter', undefined]);
});
