import { describe, expect, it } from 'vitest';
import { nextDays } from './next-days.ts';

describe('the next days', () => {
  it('are seven, from tomorrow on', () => {
    const days = nextDays(new Date(2026, 10, 28, 23, 59));
    expect(days.map(({ value }) => value)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(days[0]).toMatchObject({ weekday: 'Sun', day: '29', spoken: 'Sunday, November 29' });
  });

  it('skip none where the clock changes', () => {
    const days = nextDays(new Date(2026, 9, 30, 0, 30));
    expect(days.map(({ day }) => day)).toEqual(['31', '1', '2', '3', '4', '5', '6']);
  });
});
