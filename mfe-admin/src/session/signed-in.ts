import { type LoaderArgs, redirect } from 'platform';
import { onDevice } from '../device/on-device.ts';
import { cut, isUnreached } from '../line/line.ts';
import { isSignedIn } from './session.ts';

/** Where somebody was found signed in. Another filter of the same page is no reason to ask again. */
let checked: string | undefined;

export const forgetSession = (): void => {
  checked = undefined;
};

async function mayEnter(): Promise<boolean> {
  try {
    return await isSignedIn();
  } catch (error) {
    // The line is gone, not the session: what was read before is there, and the gateway refuses everything else.
    if (!isUnreached(error) || !(await onDevice(({ isSomebodys }) => isSomebodys()))) throw error;
    cut();
    return true;
  }
}

/** A page's loader: nobody sees the page without a session. What it shows is refused by the gateway besides. */
export const signedIn =
  <Data = null>(load?: (args: LoaderArgs) => Data) =>
  async (args: LoaderArgs) => {
    const { pathname } = args.url;
    if (checked !== pathname && !(await mayEnter())) return redirect('/admin/login');
    checked = pathname;
    return load ? load(args) : null;
  };
