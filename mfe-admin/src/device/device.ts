/**
 * What this device keeps of the agent's, for when there is no line: the last answers, and what waits to be sent. Private, on a
 * telephone that somebody else may hold: nothing is kept of nobody, answers are wiped when the session ends, and all of it
 * when the agent logs out or somebody else signs in. IndexedDB, for it holds photos, too.
 */

import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';

const answers = createStore('admin-answers', 'answers');
const owners = createStore('admin-owner', 'owner');
export const waitingStore = createStore('admin-waiting', 'waiting');

type Owner = { username: string; seenAt: number };
export type CachedAnswer = { at: number; answer: unknown };

/** Milliseconds: no session lasts longer. */
const LONGEST = 7 * 86_400_000;
/** How many answers are kept; the oldest give way. */
const MOST = 200;

const isOld = (at: number): boolean => Date.now() - at > LONGEST;

/** One thing after the other: what is wiped is not written anew by who came before. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = turn.then(work);
  turn = done.catch(() => undefined); // Told to who asked for it; the next one goes on.
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

/** The gateway says who is signed in here. Somebody else's is wiped first. */
export const remember = (username: string): Promise<void> =>
  inTurn(async () => {
    const before = await get<Owner>('owner', owners);
    if (before && before.username !== username) await wipeAll();
    await set('owner', { username, seenAt: Date.now() } satisfies Owner, owners);
    await prune();
  });

/** Whether somebody was signed in here when the gateway was heard last, at most a session's length ago. */
export const isSomebodys = (): Promise<boolean> => inTurn(async () => (await ownerNow()) !== undefined);

export const cacheAnswer = (key: string, answer: unknown): Promise<void> =>
  inTurn(async () => {
    if (await ownerNow()) await set(key, { at: Date.now(), answer } satisfies CachedAnswer, answers);
  });

export const readCachedAnswer = (key: string): Promise<CachedAnswer | undefined> =>
  inTurn(async () => {
    const kept = (await ownerNow()) && (await get<CachedAnswer>(key, answers));
    return kept && !isOld(kept.at) ? kept : undefined;
  });

/** The session has ended: what was read in it is read no more. What waits to be sent goes on waiting for its owner. */
export const wipeAnswers = (): Promise<void> => inTurn(() => clear(answers));

/** The agent logs out. */
export const wipeDevice = (): Promise<void> => inTurn(wipeAll);
