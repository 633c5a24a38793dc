/** Sends what waits, in its order, from one tab at a time. */

import { createStore } from 'platform';
import { askAgain } from '../line/ask-again.ts';
import { failureWords } from '../line/failure-words.ts';
import { cut, isUnreached } from '../line/line.ts';
import { isSignedOut } from '../session/sign-in-again.ts';
import { askAllAgain } from '../session/use-asked.ts';
import { isChange, kept, replace, settle } from './queue.ts';
import { Meanwhile } from './send-lead.ts';
import { sendOne } from './send-one.ts';
import type { Waiting } from './waiting.ts';

export type Sending = 'rests' | 'sends' | 'signedOut';

/** `signedOut`: the session has ended, and nobody has signed in again. */
export const sending = createStore<Sending>('rests');

const problemOf = (error: unknown): string => {
  if (error instanceof Meanwhile) return error.message;
  return failureWords(error);
};

/** The agent sees why it is still there; it is not tried again by itself. */
async function keepWhy(item: Waiting, error: unknown): Promise<void> {
  // What was learnt on the way, as the name of a photo that is up, stands on the device.
  const now = (await kept()).find(({ id }) => id === item.id) ?? item;
  const theirs =
    error instanceof Meanwhile && error.theirs !== undefined && isChange(now) ? { theirs: error.theirs } : {};
  await replace({ ...now, problem: problemOf(error), ...theirs } as Waiting);
}

/** Answers whether the next one may be tried. */
async function trySending(item: Waiting): Promise<boolean> {
  try {
    await sendOne(item);
    await settle(item);
    return true;
  } catch (error) {
    if (isUnreached(error)) {
      cut();
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

const nextOne = async (): Promise<Waiting | undefined> => (await kept()).find(({ problem }) => problem === undefined);

/** Asked for since the last round began. */
let isWanted = false;

/** Until nothing waits: what was put there, or changed, while others were sent goes with them. */
async function sendInTurn(): Promise<void> {
  let item = await nextOne();
  if (!item) return;
  sending.set('sends');
  while (item && (await trySending(item))) item = await nextOne();
  // What stopped this one would stop it again.
  if (item) isWanted = false;
  if (sending.get() === 'sends') sending.set('rests');
  askAllAgain();
  askAgain();
}

/** Browsers have locks only over HTTPS or from localhost. Without them two tabs may send the same, which counts once, but for a photo. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('admin-waiting', work) : work();

async function sendWhileWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await inOneTab(sendInTurn);
  }
}

let sendingNow: Promise<void> | undefined;

/** Sends what waits and has not been refused. Another tab that is sending is waited for: it may have sent all of it. */
export function sendWaiting(): Promise<void> {
  isWanted = true;
  sendingNow ??= sendWhileWanted().finally(() => {
    sendingNow = undefined;
  });
  return sendingNow;
}
