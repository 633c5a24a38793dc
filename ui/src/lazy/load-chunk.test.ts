import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

let entries: Array<{ responseStatus: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  entries = [];
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('performance', { getEntriesByName: () => entries });
});
afterEach(() => {
  // First restores the real `performance`, whose clock is faked, too. The next test files share it.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lost = () => Object.assign(new Error('Loading chunk 7 failed.'), { request: '/releases/shell/web/7.js' });

/** The outcome of a load after so many milliseconds. */
async function after(milliseconds: number, load: () => Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  const keep = (value: unknown) => {
    outcome = value;
  };
  loadChunk(load).then(keep, keep);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

test('what fails once is asked for again, a moment later', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue('here');
  expect(await after(299, load)).toBe('still waiting');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails twice has failed, and is not asked for a third time', async () => {
  const load = vi.fn().mockRejectedValue(lost());
  expect(await after(10_000, load)).toMatchObject({ message: 'Loading chunk 7 failed.' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('what arrived and was refused by its hash is not asked for again', async () => {
  entries = [{ responseStatus: 0 }, { responseStatus: 200 }];
  const load = vi.fn().mockRejectedValue(lost());
  expect(await after(10_000, load)).toBeInstanceOf(Error);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what hangs is given up after 4 s, and announced if it comes all the same', async () => {
  const announced = vi.fn();
  vi.stubGlobal('dispatchEvent', announced);
  const load = () => new Promise((resolve) => setTimeout(resolve, 6000, 'here'));
  expect(await after(3999, load)).toBe('still waiting');
  vi.clearAllTimers();
  expect(await after(4000, load)).toMatchObject({ message: 'A chunk did not arrive in time' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(announced).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(announced).toHaveBeenCalledOnce();
  expect(announced.mock.calls[0]?.[0]).toMatchObject({ type: 'late-arrival' });
});
