import { type LoaderArgs, redirect } from 'platform';
import { isSignedIn } from './session.ts';

/** Where somebody was found signed in. Another filter of the same page is no reason to ask again. */
let checked: string | undefined;

export const forgetSession = (): void => {
  checked = undefined;
};

/** A page's loader: nobody sees the page without a session. What it shows is refused by the gateway besides. */
export const signedIn =
  <Data = null>(load?: (args: LoaderArgs) => Data) =>
  async (args: LoaderArgs) => {
    const { pathname } = args.url;
    if (checked !== pathname && !(await isSignedIn())) return redirect('/admin/login');
    checked = pathname;
    return load ? load(args) : null;
  };
