import { Dialog } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { LazyLoginForm } from './lazy-login-form.tsx';
import { logInRequest } from './sign-in-again.ts';

/** The log-in over the page that needs it. If it is closed without signing in, nothing changes. */
export function LogInDialog() {
  const answer = logInRequest.use();
  usePlaceInHistory(answer !== null, () => answer?.(false));
  if (!answer) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title="Please sign in again"
      description="Your session has ended. Everything you typed and chose is kept."
      closeLabel="Close"
    >
      <LazyLoginForm onSignedIn={() => answer(true)} />
    </Dialog>
  );
}
