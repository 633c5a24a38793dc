import { expect, test } from 'vitest';
import { bucketOf, type Metric, p75 } from './histogram.ts';

const of = (metric: Metric, values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(metric, value), (counts.get(bucketOf(metric, value)) ?? 0) + 1);
  return p75(metric, counts);
};

test.each([0, 12, 100, 999, 2500, 59_000])('a time of %d ms is known within a twentieth', (value) => {
  expect(Math.abs((of('lcp', [value]) ?? 0) - value)).toBeLessThanOrEqual(Math.max(10, value * 0.051));
});

test('three of four visits are at most what is told', () => {
  expect(of('lcp', [100, 100, 100, 9000])).toBeCloseTo(100, -1);
  expect(of('lcp', [100, 100, 9000, 9000])).toBeGreaterThan(8500);
  expect(of('cls', [0, 0.02, 0.1, 1.5])).toBe(0.1);
  expect(of('inp', [])).toBeUndefined();
});

test('what nobody can have measured falls into the last bucket', () => {
  expect([bucketOf('lcp', 1e12), bucketOf('cls', 900)]).toEqual([91, 200]);
});
