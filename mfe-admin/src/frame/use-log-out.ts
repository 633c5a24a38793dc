import { toast, useNavigate } from 'platform';
import { apolloClient } from 'platform/apollo';
import { isUnreached } from '../connection/connection.ts';
import { countDrafts, forgetDrafts } from '../device/drafts.ts';
import { loadDevice } from '../device/on-device.ts';
import { waiting } from '../queue/waiting.ts';
import { signOut } from '../session/session.ts';
import { whileLeaving } from '../session/sign-in-again.ts';
import { forgetSession } from '../session/signed-in.ts';
import { forgetAnswers } from '../session/use-agent-query.ts';
import { openLogOut } from './overlay.ts';

/**
 * Returns a function that deletes all that was read and stored here. Its code is loaded before the session ends,
 * because afterwards it must not fail.
 */
async function forgetting(): Promise<() => Promise<void>> {
  const { wipeDevice } = await loadDevice();
  return async () => {
    await wipeDevice().catch(() => undefined); // If the browser stores nothing, there is nothing to delete.
    forgetDrafts();
    waiting.set([]);
    forgetAnswers();
    forgetSession();
    await apolloClient().clearStore();
  };
}

/** Returns a function that ends the session by `end`, deletes what was read in it and all that the device stores, and leads to the log-in. */
export function useLeave(): (end: () => Promise<unknown>) => Promise<void> {
  const navigate = useNavigate();
  return async (end) => {
    const forget = await forgetting();
    await whileLeaving(async () => {
      await end();
      await forget();
      // The page is of no use to whoever comes back to it.
      await navigate('/admin/login', { replace: true });
    });
  };
}

/** Ends the session without a question. A failure is said. */
export function useEndSession(): () => void {
  const leave = useLeave();
  async function end(): Promise<void> {
    try {
      await leave(signOut);
    } catch (error) {
      const description = isUnreached(error)
        ? 'No line: you are still signed in. Please try again when it is back.'
        : 'You are still signed in. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  }
  return () => void end();
}

/** Ends the session. Asks first if something was not sent yet; if not, closes what the press stood on. */
export function useLogOut(close?: () => void): () => void {
  const endSession = useEndSession();
  return () => {
    if (waiting.get().length > 0 || countDrafts() > 0) return openLogOut();
    close?.();
    endSession();
  };
}
