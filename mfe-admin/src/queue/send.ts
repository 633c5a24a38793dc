/** Sends what waits, in order, from one tab at a time. */

import { createStore } from 'platform';
import { isUnreached, markOffline } from '../connection/connection.ts';
import { failureWords } from '../connection/failure-words.ts';
import { refetchActive } from '../connection/refetch.ts';
import { isSignedOut } from '../session/sign-in-again.ts';
import { refetchAll } from '../session/use-agent-query.ts';
import { isChange, queued, replace, settle } from './queue.ts';
import { ChangedElsewhere } from './send-lead.ts';
import { sendOne } from './send-one.ts';
import type { Waiting } from './waiting.ts';

export type Sending = 'rests' | 'sends' | 'signedOut';

/** `signedOut`: the session has ended, and nobody has signed in again. */
export const sending = createStore<Sending>('rests');

const problemOf = (error: unknown): string => {
  if (error instanceof ChangedElsewhere) return error.message;
  return failureWords(error);
};

/** Stores the reason, so that the agent sees it. It is not tried again automatically. */
async function keepWhy(item: Waiting, error: unknown): Promise<void> {
  // The device may have more by now, such as the name of an uploaded photo.
  const now = (await queued()).find(({ id }) => id === item.id);
  if (!now) return;
  const theirs =
    error instanceof ChangedElsewhere && error.theirs !== undefined && isChange(now) ? { theirs: error.theirs } : {};
  await replace({ ...now, problem: problemOf(error), ...theirs } as Waiting);
}

/** Returns whether the next one may be tried. */
async function trySending(item: Waiting): Promise<boolean> {
  try {
    await sendOne(item);
    await settle(item);
    return true;
  } catch (error) {
    if (isUnreached(error)) {
      markOffline();
      return false;
    }
    if (isSignedOut(error)) {
      sending.set('signedOut');
      return false;
    }
    await keepWhy(item, error);
    return true;
  }
}

const nextOne = async (): Promise<Waiting | undefined> => (await queued()).find(({ problem }) => problem === undefined);

/** Whether sending was requested since the last round began. */
let isWanted = false;

/** Runs until nothing waits, also for what is added or changed meanwhile. */
async function sendQueue(): Promise<void> {
  let item = await nextOne();
  if (!item) return;
  sending.set('sends');
  while (item && (await trySending(item))) item = await nextOne();
  // The same failure would stop the next round.
  if (item) isWanted = false;
  if (sending.get() === 'sends') sending.set('rests');
  refetchAll();
  refetchActive();
}

/**
 * Browsers have locks only on HTTPS and localhost. Without them two tabs may send the same thing, which counts once,
 * except for a photo.
 */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('admin-waiting', work) : work();

async function sendWhileWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await inOneTab(sendQueue);
  }
}

let sendingNow: Promise<void> | undefined;

/** Sends what waits and was not refused. Waits for another tab that is sending, which may have sent all of it. */
export function sendWaiting(): Promise<void> {
  isWanted = true;
  sendingNow ??= sendWhileWanted().finally(() => {
    sendingNow = undefined;
  });
  return sendingNow;
}
