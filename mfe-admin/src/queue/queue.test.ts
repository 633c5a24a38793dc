// What waits on the device, where the gateway may have done what was asked for before.

import { beforeEach, expect, test, vi } from 'vitest';

const stored = vi.hoisted(() => new Map<string, unknown>());

vi.mock('idb-keyval', () => ({
  entries: async () => [...stored],
  promisifyRequest: async (result: unknown) => result,
  update: async (key: string, how: (before: unknown) => unknown) => void stored.set(key, how(stored.get(key))),
  del: async (key: string) => void stored.delete(key),
}));
vi.mock('../device/device.ts', () => ({
  isSomebodys: async () => true,
  waitingStore: (_mode: string, work: (store: object) => unknown) =>
    work({
      count: (key: string) => (stored.has(key) ? 1 : 0),
      get: (key: string) => stored.get(key),
      put: (value: unknown, key: string) => stored.set(key, value),
      delete: (key: string) => stored.delete(key),
    }),
}));
vi.mock('platform', async () => ({ createStore: (await import('../../../platform/src/store.ts')).createStore }));
vi.mock('platform/apollo', () => ({
  apolloClient: () => ({ cache: { modify: () => undefined } }),
  documentOf: String,
}));
vi.mock('../property-form/errors.ts', () => ({ isConflict: () => false }));
vi.mock('../session/as-agent.ts', () => ({ queryAsAgent: undefined }));
vi.mock('../session/sign-in-again.ts', () => ({ withSession: undefined }));

const { add, drop, queued, replace, settle } = await import('./queue.ts');
const { ChangedElsewhere, isOpen } = await import('./send-lead.ts');

const notes = (from: string, to: string) =>
  add({ what: 'notes', id: 'notes 1', about: 'J. Ellis', at: 1, lead: { kind: 'contact', id: '1' }, from, to });

const isOpenWhere = async (now: string): Promise<boolean> => {
  const [item] = await queued();
  if (item?.what !== 'notes') throw new Error('No notes wait');
  return isOpen(item, now, '');
};

beforeEach(() => stored.clear());

test('what was typed before and met no answer is nobody else’s, also where it is live by now', async () => {
  await notes('', 'Wants');
  await notes('Wants', 'Wants the');
  await notes('Wants the', 'Wants the dock');
  for (const now of ['', 'Wants', 'Wants the']) expect(await isOpenWhere(now)).toBe(true);
  expect(await isOpenWhere('Wants the dock')).toBe(false);
  await expect(isOpenWhere('Wants a boat')).rejects.toThrow(ChangedElsewhere);
});

test('what was done first comes first, wherever the device put it', async () => {
  const call = (id: string, at: number) => add({ what: 'call', id, at } as Parameters<typeof add>[0]);
  await call('late', 3);
  await call('first', 1);
  await call('between', 2);
  expect((await queued()).map(({ id }) => id)).toEqual(['first', 'between', 'late']);
});

test('what is changed back waits, too: what it was changed to may be there', async () => {
  await notes('Wants the dock', '');
  await notes('', 'Wants the dock');
  expect(await isOpenWhere('')).toBe(true);
  expect(await isOpenWhere('Wants the dock')).toBe(false);
});

test('what was removed while it was on its way is not put back, and what was changed meanwhile waits on', async () => {
  await notes('', 'Wants');
  const [item] = await queued();
  if (item?.what !== 'notes') throw new Error('No notes wait');
  await notes('Wants', 'Wants the dock');
  await settle(item);
  expect(await queued()).toMatchObject([{ from: 'Wants', to: 'Wants the dock' }]);
  expect(await replace({ ...item, problem: 'Not now' })).toBe(true);
  await drop(item);
  expect(await replace(item)).toBe(false);
  expect(await queued()).toEqual([]);
});
