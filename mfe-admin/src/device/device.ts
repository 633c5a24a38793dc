/**
 * What this device stores for the agent when there is no connection: the last answers, and changes that wait to be
 * sent. It is private, and somebody else may hold the phone. So nothing is stored without a known owner, answers are
 * deleted when the session ends, and everything is deleted when the agent logs out or somebody else signs in.
 * IndexedDB, because it also stores photos.
 */

import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';

const answers = createStore('admin-answers', 'answers');
const owners = createStore('admin-owner', 'owner');
export const waitingStore = createStore('admin-waiting', 'waiting');

type Owner = { username: string; seenAt: number };
export type CachedAnswer = { at: number; answer: unknown };

/** Milliseconds. No session lasts longer. */
const LONGEST = 7 * 86_400_000;
/** The most answers that are stored. The oldest are deleted first. */
const MOST = 200;

const isOld = (at: number): boolean => Date.now() - at > LONGEST;

/** Operations run one after the other, so that an earlier write cannot restore what was deleted. */
let turn: Promise<unknown> = Promise.resolve();

function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = turn.then(work);
  turn = done.catch(() => undefined); // The caller gets the error; the next operation runs.
  return done;
}

async function ownerNow(): Promise<Owner | undefined> {
  const owner = await get<Owner>('owner', owners);
  return owner && !isOld(owner.seenAt) ? owner : undefined;
}

async function prune(): Promise<void> {
  const kept = (await entries<string, CachedAnswer>(answers)).toSorted(([, a], [, b]) => b.at - a.at);
  const gone = kept.filter(([, { at }], place) => place >= MOST || isOld(at));
  await delMany(
    gone.map(([key]) => key),
    answers,
  );
}

async function wipeAll(): Promise<void> {
  await Promise.all([clear(answers), clear(waitingStore), clear(owners)]);
}

/** Records who is signed in. What is stored for somebody else is deleted first. */
export const remember = (username: string): Promise<void> =>
  oneAtATime(async () => {
    const before = await get<Owner>('owner', owners);
    if (before && before.username !== username) await wipeAll();
    await set('owner', { username, seenAt: Date.now() } satisfies Owner, owners);
    await prune();
  });

/** Whether somebody was signed in when the gateway last answered, at most a session's length ago. */
export const isSomebodys = (): Promise<boolean> => oneAtATime(async () => (await ownerNow()) !== undefined);

export const cacheAnswer = (key: string, answer: unknown): Promise<void> =>
  oneAtATime(async () => {
    if (await ownerNow()) await set(key, { at: Date.now(), answer } satisfies CachedAnswer, answers);
  });

export const readCachedAnswer = (key: string): Promise<CachedAnswer | undefined> =>
  oneAtATime(async () => {
    const kept = (await ownerNow()) && (await get<CachedAnswer>(key, answers));
    return kept && !isOld(kept.at) ? kept : undefined;
  });

/** The session has ended, so its answers are deleted. Waiting changes stay for their owner. */
export const wipeAnswers = (): Promise<void> => oneAtATime(() => clear(answers));

/** Deletes everything when the agent logs out. */
export const wipeDevice = (): Promise<void> => oneAtATime(wipeAll);
