import { type LoaderArgs, redirect } from 'platform';
import { isUnreached, markOffline } from '../connection/connection.ts';
import { onDevice } from '../device/on-device.ts';
import { isSignedIn } from './session.ts';
import { logInFor } from './way-back.ts';

/** The path on which a session was found. Another filter on the same page is not checked again. */
let checked: string | undefined;

export const forgetSession = (): void => {
  checked = undefined;
};

async function mayEnter(): Promise<boolean> {
  try {
    return await isSignedIn();
  } catch (error) {
    // The gateway cannot be reached, which does not end the session. What was read before is shown, and the gateway
    // checks all else.
    if (!isUnreached(error) || !(await onDevice(({ isSomebodys }) => isSomebodys()))) throw error;
    markOffline();
    return true;
  }
}

/** The loader of a page that requires a session. The gateway also refuses its data without one. */
export const signedIn =
  <Data = null>(load?: (args: LoaderArgs) => Data) =>
  async (args: LoaderArgs) => {
    const { pathname, search } = args.url;
    if (checked !== pathname && !(await mayEnter())) return redirect(logInFor(pathname + search));
    checked = pathname;
    return load ? load(args) : null;
  };
