import { RestError, send } from 'platform';
import { restPaths } from 'schema/paths';

/** Whether somebody is signed in; the gateway answers 401 where nobody is. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const { authenticated } = await send<{ authenticated: boolean }>('GET', restPaths.adminCheck);
    return authenticated;
  } catch (error) {
    if (error instanceof RestError && error.status === 401) return false;
    throw error;
  }
}

export const signIn = (username: string, password: string): Promise<unknown> =>
  send('POST', restPaths.adminLogin, { username, password });

export const signOut = (): Promise<unknown> => send('POST', restPaths.adminLogout);
