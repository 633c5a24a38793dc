import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

class Script {
  readonly src = 'https://site.example/releases/shell/web/7.js';
}

let entries: Array<{ responseStatus: number }>;
let watchers: Set<(event: { target: unknown }) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  entries = [];
  watchers = new Set();
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('performance', { getEntriesByName: () => entries });
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('addEventListener', (_: string, watcher: () => void) => watchers.add(watcher));
  vi.stubGlobal('removeEventListener', (_: string, watcher: () => void) => watchers.delete(watcher));
});
afterEach(() => {
  // First restores the real `performance`, whose clock is faked, too. The next test files share it.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lost = () => {
  for (const watch of watchers) watch({ target: new Script() });
  return Promise.reject(new Error('Loading chunk 7 failed.'));
};

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
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValue('here');
  expect(await after(299, load)).toBe('still waiting');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails twice has failed, and is not asked for a third time', async () => {
  const load = vi.fn().mockImplementation(lost);
  expect(await after(10_000, load)).toMatchObject({ message: 'Loading chunk 7 failed.' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('what arrived and was refused by its hash is fetched anew, past what the browser keeps, and asked for once more', async () => {
  entries = [{ responseStatus: 0 }, { responseStatus: 200 }];
  const blob = vi.fn().mockResolvedValue({});
  const fetched = vi.fn().mockResolvedValue({ blob });
  vi.stubGlobal('fetch', fetched);
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValue('here');
  expect(await after(0, load)).toBe('here');
  expect(fetched.mock.calls).toEqual([['https://site.example/releases/shell/web/7.js', { cache: 'reload' }]]);
  expect(blob).toHaveBeenCalledOnce();
  expect(watchers.size).toBe(0);
});

test('what is refused and cannot be fetched anew has failed with its own error', async () => {
  entries = [{ responseStatus: 200 }];
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const fetched = fetch;
  const load = vi.fn().mockImplementation(lost);
  expect(await after(10_000, load)).toMatchObject({ message: 'Loading chunk 7 failed.' });
  // It counts once as refused.
  expect(fetched).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(3);
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
