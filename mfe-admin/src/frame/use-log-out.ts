import { toast, useNavigate } from 'platform';
import { apolloClient } from 'platform/apollo';
import { countDrafts, forgetDrafts } from '../kept/drafts.ts';
import { loadDevice } from '../kept/on-device.ts';
import { isUnreached } from '../line/line.ts';
import { waiting } from '../queue/waiting.ts';
import { signOut } from '../session/session.ts';
import { forgetSession } from '../session/signed-in.ts';
import { forgetAnswers } from '../session/use-asked.ts';
import { openLogOut } from './overlay.ts';

/** Ends the session and forgets what was read in it, and all that the device keeps. */
export function useEndSession(): () => void {
  const navigate = useNavigate();
  async function end(): Promise<void> {
    try {
      // Had before the session ends: what the device keeps must go with it.
      const device = await loadDevice();
      await signOut();
      await device.wipeDevice().catch(() => undefined); // A browser that lets nothing be kept has nothing to wipe.
      forgetDrafts();
      waiting.set([]);
      forgetAnswers();
      forgetSession();
      await apolloClient().clearStore();
      await navigate('/admin/login');
    } catch (error) {
      const description = isUnreached(error)
        ? 'No line: you are still signed in. Please try again when it is back.'
        : 'You are still signed in. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  }
  return () => void end();
}

/** Ends the session; where something has not gone out yet, asks first. */
export function useLogOut(): () => void {
  const endSession = useEndSession();
  return () => {
    if (waiting.get().length > 0 || countDrafts() > 0) openLogOut();
    else endSession();
  };
}
