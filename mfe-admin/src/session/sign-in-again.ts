/**
 * Handles a session that ends while the agent works. The call waits for the log-in, which opens over the page, and is
 * then repeated. So nothing that was typed or chosen is lost, above all no photos.
 */

import { createStore, RestError } from 'platform';
import { onDevice } from '../device/on-device.ts';
import { hasCode } from '../line/has-code.ts';
import { isSignedIn } from './session.ts';

/** The open request for a log-in. Called with whether somebody signed in. */
export const logInRequest = createStore<((isSignedIn: boolean) => void) | null>(null);

let asked: Promise<boolean> | undefined;

/** Opens the log-in, once for all calls that need it. Resolves with whether somebody signed in. Never rejects. */
export function signInAgain(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined;
    logInRequest.set(null);
  });
  return asked;
}

async function ask(): Promise<boolean> {
  void onDevice(({ wipeAnswers }) => wipeAnswers());
  const hasSignedIn = await new Promise<boolean>((resolve) => logInRequest.set(resolve));
  // Checks who signed in: if it is another user, what the device stores is deleted.
  return hasSignedIn && isSignedIn().catch(() => false);
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

/** Makes a call. Without a session, it asks for the log-in and repeats the call. Rejects with the call's error. */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain())) throw error;
    return withSession(call);
  }
}
