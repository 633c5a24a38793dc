import { RestError, send } from 'platform';
import type { SecondStepInput } from 'schema';
import { restPaths } from 'schema/paths';
import { onDevice } from '../device/on-device.ts';

type Session = { authenticated: boolean; username?: string };

/** Whether somebody is signed in; the gateway answers 401 where nobody is. The device keeps what it keeps for them alone. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const { authenticated, username } = await send<Session>('GET', restPaths.adminCheck);
    if (username) void onDevice(({ remember }) => remember(username));
    return authenticated;
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) throw error;
    void onDevice(({ wipeAnswers }) => wipeAnswers());
    return false;
  }
}

/** The gateway let somebody in, and the browser keeps no cookie that would say so. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';

  constructor() {
    super('This browser keeps no cookie of this site, without which nobody stays signed in.');
  }
}

/** Where it cannot be asked whether the session holds, the next call finds out. */
async function begin(entry: Promise<unknown>): Promise<void> {
  await entry;
  if (!(await isSignedIn().catch(() => true))) throw new SessionNotKept();
}

export const signIn = (username: string, password: string): Promise<void> =>
  begin(send('POST', restPaths.adminLogin, { username, password }));

/** Ways in besides the password; none is offered where nobody has set one up. */
export const signInOptions = (): Promise<{ passkey: boolean }> => send('GET', restPaths.adminSignInOptions);

export const startPasskeySignIn = (): Promise<{ ticket: string; challenge: string; rpId: string }> =>
  send('POST', restPaths.adminPasskeySignIn, {});

/** The second step; `ticket` is what the first one was answered with. */
export const finishSignIn = (input: SecondStepInput): Promise<void> =>
  begin(send('POST', restPaths.adminSecondStep, input));

export const signOut = (): Promise<unknown> => send('POST', restPaths.adminLogout);
