import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createEventStreams, type ServerEvent } from './event-streams.ts';

/** A source of events, and its listeners. */
function createHappenings() {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    listeners,
    happen: (data: object) => {
      for (const listener of listeners) listener({ event: 'lead', data });
    },
    subscribe(listener: (event: ServerEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
const always = async () => true;

it('cuts off a client that takes nothing, and keeps nothing for it', async () => {
  const { happen, subscribe, listeners } = createHappenings();
  const stream = createEventStreams().open({ subscribe, isAllowed: always });
  let happened = 0;
  for (; listeners.size > 0 && happened < 100_000; happened += 1) {
    happen({ id: happened });
    if (happened % 100 === 0) await sleep(0);
  }
  expect(happened).toBeLessThan(2000);
  expect(stream.destroyed).toBe(true);
});

it('ends with the session, and where nobody can tell', async () => {
  for (const isAllowed of [async () => false, () => Promise.reject(new Error('away'))]) {
    const { subscribe, listeners } = createHappenings();
    const stream = createEventStreams({ keepAliveMs: 5 }).open({ subscribe, isAllowed });
    const parts = await stream.toArray();
    expect(Buffer.concat(parts).toString()).toBe('retry: 3000\n\nevent: ended\ndata: {}\n\n');
    expect(listeners.size).toBe(0);
  }
});

it('says something to a client to whom nothing happens', async () => {
  const { subscribe } = createHappenings();
  const streams = createEventStreams({ keepAliveMs: 5 });
  const stream = streams.open({ subscribe, isAllowed: always });
  await sleep(50);
  streams.drain();
  expect(Buffer.concat(await stream.toArray()).toString()).toMatch(/^retry: 3000\n\n(: keep-alive\n\n){2}/);
});

it('opens twenty, and none once it drains', async () => {
  const { subscribe, listeners } = createHappenings();
  const streams = createEventStreams();
  const open = () => streams.open({ subscribe, isAllowed: always });
  const all = Array.from({ length: 20 }, open);
  expect(open).toThrow('Too many pages are open');
  all[0]?.destroy();
  await expect.poll(() => listeners.size).toBe(19);
  open();
  streams.drain();
  expect(open).toThrow('looked after');
});

it('says nothing more once it has ended, though its client has not taken the end yet', async () => {
  const { happen, subscribe } = createHappenings();
  const streams = createEventStreams({ keepAliveMs: 5 });
  let allow = (_: boolean) => {};
  const asked = new Promise<void>((resolve) => {
    allow = () => resolve();
  });
  // `isAllowed` answers only after the stream has ended.
  const stream = streams.open({ subscribe, isAllowed: () => asked.then(() => true) });
  const errors: unknown[] = [];
  stream.on('error', (error) => errors.push(error));
  await sleep(20);
  streams.drain();
  happen({ id: 'too late' });
  allow(true);
  await sleep(20);
  expect(errors).toEqual([]);
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('retry: 3000\n\n');
});
