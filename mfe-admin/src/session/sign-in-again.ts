/**
 * Handles a session that ends while the agent works. The call waits for the log-in, which opens over the page, and is
 * then repeated. So nothing that was typed or chosen is lost, above all no photos.
 */

import { createStore, RestError } from 'platform';
import { markOnline } from '../connection/connection.ts';
import { hasCode } from '../connection/has-code.ts';
import { noteDone, noteFailed } from '../connection/told-failures.ts';
import { onDevice } from '../device/on-device.ts';
import { isSignedIn } from './session.ts';

/** The open request for a log-in. Called with whether somebody signed in. */
export const logInRequest = createStore<((isSignedIn: boolean) => void) | null>(null);

let asked: Promise<boolean> | undefined;

let isPutOff = false;

/** Whether the agent closed the log-in. Polls do not open it again, only what the agent does. */
export const isLogInPutOff = (): boolean => isPutOff;

/** How often somebody has signed in over the page. */
export const signIns = createStore(0);

/** Polls may open the log-in again. */
export function offerLogIn(): void {
  isPutOff = false;
}

let isLeaving = false;

/** Does what ends the session, and opens no log-in meanwhile: what the page still asks for is of no use any more. */
export async function whileLeaving(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } finally {
    isLeaving = false;
  }
}

/** The agent has closed the log-in and pressed nothing since: whatever asks for it runs by itself. */
let isUntouched = false;

/**
 * Opens the log-in, once for all calls that need it. Resolves with whether somebody signed in. Never rejects. Once the
 * agent has closed the log-in, only a press opens it again, not what was under way, comes late or runs by itself.
 */
export function signInAgain(): Promise<boolean> {
  if (isLeaving || isUntouched) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = undefined;
    logInRequest.set(null);
  });
  return asked;
}

/** Milliseconds without a key or a change of field before the log-in opens over a field. */
const STILL = 1000;

/** Waits while the agent types. The log-in would take the rest of the sentence as a username, or a space would close it. */
function untilStill(): Promise<void> {
  if (!document.activeElement?.matches('input, textarea')) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const open = () => {
      listening.abort();
      resolve();
    };
    let timer = setTimeout(open, STILL);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, STILL);
    };
    for (const event of ['input', 'focusin']) {
      window.addEventListener(event, wait, { capture: true, signal: listening.signal });
    }
  });
}

function waitForPress(): void {
  isUntouched = true;
  const listening = new AbortController();
  const press = () => {
    isUntouched = false;
    listening.abort();
  };
  // A screen reader's press may be a click alone, and dictated words an input alone.
  for (const event of ['pointerdown', 'keydown', 'click', 'input'])
    window.addEventListener(event, press, { capture: true, signal: listening.signal });
}

async function ask(): Promise<boolean> {
  void onDevice(({ wipeAnswers }) => wipeAnswers());
  await untilStill();
  const hasSignedIn = await new Promise<boolean>((resolve) => logInRequest.set(resolve));
  isPutOff = !hasSignedIn;
  if (isPutOff) waitForPress();
  // Checks who signed in: if it is another user, what the device stores is deleted.
  const isBack = hasSignedIn && (await isSignedIn().catch(() => false));
  if (isBack) signIns.set(signIns.get() + 1);
  return isBack;
}

/** Nobody is signed in: the gateway answered with `viewer: null`. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** Whether the gateway refused because nobody is signed in, by GraphQL or REST. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof SignedOut ||
  hasCode(error, 'UNAUTHENTICATED') ||
  (error instanceof RestError && error.status === 401);

/**
 * Makes a call. Without a session, it asks for the log-in and repeats the call. Rejects with the call's error. `what`: what it
 * does, and to what, so that a toast about its failure goes once it goes through.
 */
export async function withSession<Answer>(call: () => Promise<Answer>, what = ''): Promise<Answer> {
  try {
    const answer = await call();
    noteDone(what);
    return answer;
  } catch (error) {
    if (isSignedOut(error)) {
      markOnline();
      if (await signInAgain()) return withSession(call, what);
    }
    noteFailed(what, error);
    throw error;
  }
}
