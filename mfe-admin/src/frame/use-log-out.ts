import { toast, useNavigate } from 'platform';
import { apolloClient, documentOf } from 'platform/apollo';
import { useEffect } from 'react';
import { isUnreached } from '../connection/connection.ts';
import { countDrafts, forgetDrafts } from '../device/drafts.ts';
import { loadDevice } from '../device/on-device.ts';
import { SignOutEverywhere } from '../generated/operations.ts';
import { waiting } from '../queue/waiting.ts';
import { logOuts } from '../session/other-tabs.ts';
import { isSignedIn, signOut } from '../session/session.ts';
import { whileLeaving, withSession } from '../session/sign-in-again.ts';
import { forgetSession } from '../session/signed-in.ts';
import { forgetAnswers } from '../session/use-agent-query.ts';
import { openLogOut } from './overlay.ts';

/** Forgets what this tab has read. */
async function forgetRead(): Promise<void> {
  waiting.set([]);
  forgetAnswers();
  forgetSession();
  await apolloClient().clearStore();
}

/**
 * Returns a function that deletes all that was read and stored here. Its code is loaded before the session ends,
 * because afterwards it must not fail.
 */
async function forgetting(): Promise<() => Promise<void>> {
  const { wipeDevice } = await loadDevice();
  return async () => {
    await wipeDevice().catch(() => undefined); // If the browser stores nothing, there is nothing to delete.
    forgetDrafts();
    await forgetRead();
  };
}

/** Returns a function that ends the session by `end`, deletes what was read in it and all that the device stores, and leads to the log-in. */
function useLeave(): (end: () => Promise<unknown>) => Promise<void> {
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

/** Where sessions end: in this browser, or on all devices. */
export type Reach = 'here' | 'everywhere';

const signOutEverywhere = () => apolloClient().mutate({ mutation: documentOf(SignOutEverywhere) });

/** Ends the session, or all, without a question. A failure is said. */
export function useEndSession(reach: Reach): () => void {
  const leave = useLeave();
  const end = async () => {
    await (reach === 'here' ? signOut() : signOutEverywhere());
    logOuts().postMessage(null);
  };
  return async () => {
    try {
      await withSession(() => leave(end));
    } catch (error) {
      const description = isUnreached(error)
        ? 'No line: you are still signed in. Please try again when it is back.'
        : 'You are still signed in. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
}

/** Ends the session, or all. Asks first if something was not sent yet; if not, closes what the press stood on. */
export function useLogOut(reach: Reach = 'here', close?: () => void): () => void {
  const endSession = useEndSession(reach);
  return () => {
    if (waiting.get().length > 0 || countDrafts() > 0) return openLogOut(reach);
    close?.();
    endSession();
  };
}

/** Once the agent has logged out in another tab, which deletes what the device stores, this one shows nothing any more. */
export function useLoggedOutElsewhere(): void {
  const navigate = useNavigate();
  useEffect(() => {
    logOuts().onmessage = async () => {
      // A tab that slept hears of it late, when the agent may have signed in again.
      if (await isSignedIn().catch(() => false)) return;
      await whileLeaving(async () => {
        await forgetRead();
        await navigate('/admin/login', { replace: true });
      });
    };
    return () => {
      logOuts().onmessage = null;
    };
  });
}
