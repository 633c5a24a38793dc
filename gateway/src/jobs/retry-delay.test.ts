import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, retryDelay } from './retry-delay.ts';

const HOUR_MS = 3_600_000;

it('grows threefold up to four hours', () => {
  expect([1, 2, 3, 9, 20].map((attempts) => retryDelay(attempts, 0.5))).toEqual([
    2000,
    6000,
    18_000,
    3.645 * HOUR_MS,
    4 * HOUR_MS,
  ]);
});

it('is spread by a fifth to either side', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([1600, 2400]);
});

it('tries for about two days', () => {
  const delays = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1, 0.5));
  expect(delays.reduce((sum, delay) => sum + delay, 0) / HOUR_MS).toBeCloseTo(45.5, 0);
});
