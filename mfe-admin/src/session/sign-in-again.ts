/**
 * A session that ends while the agent works. What was called waits for the log-in, which comes on top of whatever is open,
 * and is then called again: nothing that was typed or chosen, photos least of all, has to leave the page for it.
 */

import { createStore, RestError } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import { onDevice } from '../device/on-device.ts';
import { isSignedIn } from './session.ts';

/** A log-in that is asked for; answers whether somebody signed in. */
export const logInRequest = createStore<((isSignedIn: boolean) => void) | null>(null);

let asked: Promise<boolean> | undefined;

/** Asks for the log-in, once for all who need it at the same time. Resolves with whether somebody signed in. Never rejects. */
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
  // Who it was decides what becomes of what the device still keeps.
  return hasSignedIn && isSignedIn().catch(() => false);
}

/** Nobody is signed in, which the gateway says by answering that there is no viewer. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** Whether the gateway refused because nobody is signed in, by either door. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof SignedOut ||
  (CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : error instanceof RestError && error.status === 401);

/** Makes a call; without a session asks for the log-in and makes it again. Rejects with what the call rejected with. */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain())) throw error;
    return withSession(call);
  }
}
