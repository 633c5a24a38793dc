// What the device stores, whose it is, and when it is deleted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stores = new Map<string, Map<string, unknown>>();
const storeOf = (name: string) => stores.get(name) ?? new Map<string, unknown>();

vi.mock('idb-keyval', () => ({
  createStore(name: string) {
    stores.set(name, new Map());
    return name;
  },
  clear: async (name: string) => storeOf(name).clear(),
  get: async (key: string, name: string) => storeOf(name).get(key),
  set: async (key: string, value: unknown, name: string) => void storeOf(name).set(key, value),
  entries: async (name: string) => [...storeOf(name)],
  delMany: async (keys: string[], name: string) => {
    for (const key of keys) storeOf(name).delete(key);
  },
}));

const { isSomebodys, cacheAnswer, readCachedAnswer, remember, wipeAnswers, wipeDevice } = await import('./device.ts');

const waiting = () => storeOf('admin-waiting');
const DAY = 86_400_000;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  await wipeDevice();
});
afterEach(() => void vi.useRealTimers());

test('nothing is kept of nobody', async () => {
  await cacheAnswer('today', 'J. Ellis');
  expect(await readCachedAnswer('today')).toBeUndefined();
  expect(await isSomebodys()).toBe(false);
});

test('what the agent read is there, and says of when', async () => {
  await remember('agent');
  await cacheAnswer('today', 'J. Ellis');
  expect(await readCachedAnswer('today')).toEqual({ at: Date.now(), answer: 'J. Ellis' });
});

test('the end of the session takes what was read, and leaves what waits to be sent', async () => {
  await remember('agent');
  await cacheAnswer('today', 'J. Ellis');
  waiting().set('notes 1', 'Wants the dock');
  await wipeAnswers();
  expect(await readCachedAnswer('today')).toBeUndefined();
  await remember('agent');
  expect([...waiting().keys()]).toEqual(['notes 1']);
});

test('somebody else who signs in finds nothing, and sends nothing', async () => {
  await remember('agent');
  await cacheAnswer('today', 'J. Ellis');
  waiting().set('notes 1', 'Wants the dock');
  await remember('another');
  expect(await readCachedAnswer('today')).toBeUndefined();
  expect(waiting().size).toBe(0);
});

test('after a session’s longest life nothing is read any more, and the next visit clears it away', async () => {
  await remember('agent');
  await cacheAnswer('today', 'J. Ellis');
  vi.advanceTimersByTime(8 * DAY);
  expect([await isSomebodys(), await readCachedAnswer('today')]).toEqual([false, undefined]);
  await remember('agent');
  expect(storeOf('admin-answers').size).toBe(0);
});

test('of more answers than two hundred the oldest give way', async () => {
  await remember('agent');
  for (let number = 0; number < 210; number += 1) {
    vi.advanceTimersByTime(1000);
    await cacheAnswer(`lead ${number}`, number);
  }
  await remember('agent');
  expect(storeOf('admin-answers').size).toBe(200);
  expect(await readCachedAnswer('lead 9')).toBeUndefined();
  expect((await readCachedAnswer('lead 10'))?.answer).toBe(10);
});
