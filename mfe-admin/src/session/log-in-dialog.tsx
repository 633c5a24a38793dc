import { useEffect, useRef } from 'react';
import { Dialog } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { isSending } from '../frame/use-closing.ts';
import { LazyLoginForm } from './lazy-login-form.tsx';
import { isSignedIn, lastUsername } from './session.ts';
import { logInRequest } from './sign-in-again.ts';

/** The log-in over the page that needs it. If it is closed without signing in, nothing changes. It stays while it is sending. */
export function LogInDialog() {
  const answer = logInRequest.use();
  const content = useRef<HTMLDivElement>(null);
  const close = () => isSending(content.current) || answer?.(false);
  usePlaceInHistory(answer !== null, close, () => isSending(content.current));
  // The agent may have signed in in another tab.
  useEffect(() => {
    if (!answer) return;
    const look = async () => {
      // What fails is asked for again with the next look.
      if (document.visibilityState === 'visible' && (await isSignedIn().catch(() => false))) answer(true);
    };
    window.addEventListener('focus', look);
    // On phones a tab that is shown again has no focus.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [answer]);
  if (!answer) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Please sign in again"
      description="Your session has ended. Everything you typed and chose is kept."
      closeLabel="Close"
    >
      <div ref={content}>
        <LazyLoginForm username={lastUsername()} onSignedIn={() => answer(true)} />
      </div>
    </Dialog>
  );
}
