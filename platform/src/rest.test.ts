import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A gateway that never answers. The call ends only when it is aborted. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The outcome of a call after so many milliseconds. */
async function after(milliseconds: number, payload: object): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  send('POST', '/api/contacts', payload).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

test('a call that nobody answers is given up after 20 s', async () => {
  vi.stubGlobal('fetch', silence);
  expect(await after(19_999, { name: 'Jordan' })).toBe('still waiting');
  expect(await after(20_000, { name: 'Jordan' })).toMatchObject({ name: 'TimeoutError' });
});

test('so is one whose answer begins and never ends', async () => {
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => ({
    ok: true,
    text: () => silence(path, request),
  }));
  expect(await after(20_000, { name: 'Jordan' })).toMatchObject({ name: 'TimeoutError' });
});

test('pictures on a slow line have ten minutes', async () => {
  vi.stubGlobal('fetch', silence);
  expect(await after(599_999, new FormData())).toBe('still waiting');
  expect(await after(600_000, new FormData())).toMatchObject({ name: 'TimeoutError' });
});

test('what is short is sent though its page is left; pictures and long texts are more than a browser takes along', async () => {
  const kept: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { keepalive }: RequestInit) => {
    kept.push(keepalive);
    return new Response('{}');
  });
  for (const payload of [{ message: 'Hello' }, { message: '家'.repeat(20_000) }, new FormData()])
    await send('POST', '/api/contacts', payload);
  await send('GET', '/api/properties/1');
  expect(kept).toEqual([true, false, false, false]);
});

test('an answer in time is the answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"id":"1"}'));
  await expect(send('GET', '/api/properties/1')).resolves.toEqual({ id: '1' });
  expect(vi.getTimerCount()).toBe(0);
});
