import { describe, expect, it } from 'vitest';
import { nextDays } from './next-days.ts';

describe('the next days', () => {
  it('are seven, from tomorrow in New York on', () => {
    const days = nextDays(new Date('2026-11-28T23:59:00-05:00'));
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
    expect(nextDays(new Date('2026-11-29T00:01:00-05:00'))[0]?.value).toBe('2026-11-30');
  });

  it('skip none where the clock changes', () => {
    const days = nextDays(new Date('2026-10-30T00:30:00-04:00'));
    expect(days.map(({ day }) => day)).toEqual(['31', '1', '2', '3', '4', '5', '6']);
  });
});
