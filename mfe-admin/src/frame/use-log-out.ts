import { toast, useNavigate } from 'platform';
import { apolloClient } from 'platform/apollo';
import { signOut } from '../session/session.ts';
import { forgetSession } from '../session/signed-in.ts';
import { forgetAnswers } from '../session/use-asked.ts';

/** Ends the session and forgets what was read in it. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  async function logOut(): Promise<void> {
    try {
      await signOut();
      forgetAnswers();
      forgetSession();
      await apolloClient().clearStore();
      await navigate('/admin/login');
    } catch {
      toast({ title: 'Error', description: 'You are still signed in. Please try again.', variant: 'destructive' });
    }
  }
  return () => void logOut();
}
