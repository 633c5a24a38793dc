import { type LoaderArgs, redirect } from 'platform';
import { isSignedIn } from './session.ts';

/** A page's loader: nobody sees the page without a session. What it shows is refused by the gateway besides. */
export const signedIn =
  <Data = null>(load?: (args: LoaderArgs) => Data) =>
  async (args: LoaderArgs) => {
    if (!(await isSignedIn())) return redirect('/admin/login');
    return load ? load(args) : null;
  };
