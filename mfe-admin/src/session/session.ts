import { RestError, send } from 'platform';
import type { SecondStepInput } from 'schema';
import { restPaths } from 'schema/paths';
import { onDevice } from '../device/on-device.ts';

type Session = { authenticated: boolean; username?: string };

let username: string | undefined;

/** Who was signed in on this page at last. */
export const lastUsername = (): string | undefined => username;

/** Whether somebody is signed in; else the gateway answers 401. What the device stores belongs to that user. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const found = await send<Session>('GET', restPaths.adminCheck);
    const name = found.username;
    if (name) {
      username = name;
      void onDevice(({ remember }) => remember(name));
    }
    return found.authenticated;
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) throw error;
    void onDevice(({ wipeAnswers }) => wipeAnswers());
    return false;
  }
}

/** The sign-in succeeded, but the browser does not store the cookie. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';

  constructor() {
    super('This browser keeps no cookie of this site, without which nobody stays signed in.');
  }
}

/** If the check cannot be made, the next call will find out. */
async function begin(entry: Promise<unknown>): Promise<void> {
  await entry;
  if (!(await isSignedIn().catch(() => true))) throw new SessionNotKept();
}

export const signIn = (name: string, password: string): Promise<void> =>
  begin(send('POST', restPaths.adminLogin, { username: name, password }));

/** Ways to sign in besides the password that somebody has set up. */
export const signInOptions = (): Promise<{ passkey: boolean }> => send('GET', restPaths.adminSignInOptions);

export const startPasskeySignIn = (): Promise<{ ticket: string; challenge: string; rpId: string }> =>
  send('POST', restPaths.adminPasskeySignIn, {});

/** The second step. `ticket` is from the answer to the first one. */
export const finishSignIn = (input: SecondStepInput): Promise<void> =>
  begin(send('POST', restPaths.adminSecondStep, input));

export const signOut = (): Promise<unknown> => send('POST', restPaths.adminLogout);
