import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const page = 'mfe-listings /properties/:id';
const costly = { isCostly: true };

test('an address at fault rests, and is tried again after some seconds', () => {
  const circuitBreaker = new CircuitBreaker();
  circuitBreaker.noteFault(page, '/properties/1', costly);
  expect(circuitBreaker.mayTry(page, '/properties/1')).toBe(false);
  expect(circuitBreaker.mayTry(page, '/properties/2')).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(circuitBreaker.mayTry(page, '/properties/1')).toBe(true);
});

test('one address that fails time and again is not held against the others', () => {
  const circuitBreaker = new CircuitBreaker();
  for (const _ of [1, 2, 3, 4]) circuitBreaker.noteFault(page, '/properties/1', costly);
  expect(circuitBreaker.mayTry(page, '/properties/2')).toBe(true);
});

test('a page that costs seconds at three addresses rests as a whole, and no other page does', () => {
  const circuitBreaker = new CircuitBreaker();
  for (const id of [1, 2, 3]) circuitBreaker.noteFault(page, `/properties/${id}`, costly);
  expect(circuitBreaker.mayTry(page, '/properties/4')).toBe(false);
  expect(circuitBreaker.mayTry('mfe-listings /properties', '/properties')).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(circuitBreaker.mayTry(page, '/properties/4')).toBe(true);
});

test('a page that only throws is tried at every other address', () => {
  const circuitBreaker = new CircuitBreaker();
  for (const id of [1, 2, 3, 4]) circuitBreaker.noteFault(page, `/properties/${id}`, { isCostly: false });
  expect(circuitBreaker.mayTry(page, '/properties/5')).toBe(true);
});
