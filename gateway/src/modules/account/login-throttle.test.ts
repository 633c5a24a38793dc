import { expect, it } from 'vitest';
import { delayAfter } from './login-throttle.ts';

it('lets five failures pass, then doubles the wait up to half a minute', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 50].map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
});
