import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';
import type { Read } from './prepared-read.ts';
import { createReplicas, type Replica, type Replicas } from './replicas.ts';

const PAUSE_MS = 3000;

interface Standby extends Replica {
  version: number;
  follows: boolean;
  server: string;
  /** The error of every read, if set. */
  failure?: Error | undefined;
  looks: number;
}

/** A standby that answers every read with its name. */
function standby(place: string): Standby {
  const self: Standby = {
    place,
    version: 1,
    follows: true,
    server: place,
    looks: 0,
    async close() {},
    read: (async (sql: string) => {
      const isLook = sql.includes('catalogue');
      self.looks += isLook ? 1 : 0;
      if (self.failure) throw self.failure;
      return isLook ? [{ version: self.version, follows: self.follows, server: self.server }] : [place];
    }) as Read,
  };
  return self;
}

let listeners: ((version: number) => void)[] = [];
const catalogue = {
  version: 1,
  onChange(listener: (version: number) => void) {
    listeners.push(listener);
    return () => {};
  },
};
const change = () => {
  catalogue.version += 1;
  for (const listener of listeners) listener(catalogue.version);
};
const primary = { read: (async () => ['database']) as unknown as Read };
let open: Replicas | undefined;

function replicasOf(...replicas: Standby[]): Replicas {
  open = createReplicas({ replicas, primary, catalogue, logger: createLogger('silent'), pauseMs: PAUSE_MS });
  return open;
}
const ask = async ({ read }: Replicas, times = 1) => {
  const answers: unknown[] = [];
  for (let count = 0; count < times; count += 1) answers.push(...(await read('select 1')));
  return answers;
};
const soon = (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);
const stateOf = (replicas: Replicas) => replicas.states().map(({ state }) => state);

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  catalogue.version = 1;
});
afterEach(async () => {
  const closing = open?.close();
  await soon();
  await closing;
  vi.useRealTimers();
});

it('are asked in turns, and the database where there is none', async () => {
  const replicas = replicasOf(standby('a'), standby('b'));
  expect(await ask(replicas)).toEqual(['database']);
  await soon();
  expect((await ask(replicas, 4)).toSorted()).toEqual(['a', 'a', 'b', 'b']);
  expect(await ask(replicasOf())).toEqual(['database']);
});

it('are not asked for a change until they were seen to hold it, and are looked at soon and then less', async () => {
  const a = standby('a');
  const replicas = replicasOf(a);
  await soon();
  change();
  expect(await ask(replicas)).toEqual(['database']);
  a.looks = 0;
  await soon(1000);
  expect([a.looks > 4, a.looks < 12, ...stateOf(replicas)]).toEqual([true, true, 'behind']);
  a.version = 2;
  await soon(PAUSE_MS);
  expect([await ask(replicas), stateOf(replicas)]).toEqual([['a'], ['following']]);
  // After a change it is looked at again at once, even if it was behind for long.
  change();
  a.version = 3;
  await soon(20);
  expect(await ask(replicas)).toEqual(['a']);
});

it('that stay behind for a minute are away', async () => {
  const replicas = replicasOf(standby('a'));
  await soon();
  change();
  await soon(59_000);
  expect(stateOf(replicas)).toEqual(['behind']);
  await soon(5000);
  expect(stateOf(replicas)).toEqual(['away']);
});

it('that fail at something are asked the next thing, and the database answers this one', async () => {
  const a = standby('a');
  const replicas = replicasOf(a);
  await soon();
  a.failure = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  expect(await ask(replicas)).toEqual(['database']);
  a.failure = undefined;
  expect(await ask(replicas)).toEqual(['a']);
});

it('that are cut off are left alone until a look finds them', async () => {
  const a = standby('a');
  const replicas = replicasOf(a);
  await soon();
  a.failure = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  expect([await ask(replicas), stateOf(replicas)]).toEqual([['database'], ['away']]);
  a.failure = undefined;
  expect(await ask(replicas)).toEqual(['database']);
  await soon(PAUSE_MS);
  expect(await ask(replicas)).toEqual(['a']);
});

it.each([
  ['follow nobody', { follows: false }],
  ['are several servers behind one address', { server: 'another' }],
])('that %s are not asked', async (_, found) => {
  const a = standby('a');
  const replicas = replicasOf(a);
  await soon();
  Object.assign(a, found);
  await soon(PAUSE_MS);
  expect([await ask(replicas), stateOf(replicas)]).toEqual([['database'], ['away']]);
});
