import { toast } from 'platform';
import { useEffect, useState } from 'react';
import { Button } from 'ui';
import { finishSignIn, signInOptions, startPasskeySignIn } from '../session/session.ts';
import { explainStep } from './explain-step.ts';
import { hasPasskeys, signWithPasskey } from './passkey.ts';

/** Signs in without name and password. Shown if somebody has set up a passkey here. */
export default function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [isOffered, setOffered] = useState(false);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!hasPasskeys()) return;
    let isHere = true;
    signInOptions().then(
      ({ passkey }) => isHere && setOffered(passkey),
      () => undefined, // Without an answer, the password is used.
    );
    return () => {
      isHere = false;
    };
  }, []);

  async function handlePress(): Promise<void> {
    setPending(true);
    try {
      const { ticket, ...asked } = await startPasskeySignIn();
      await finishSignIn({ ticket, passkey: await signWithPasskey(asked) });
      onSignedIn();
    } catch (error) {
      toast({ title: 'Login failed', description: explainStep(error), variant: 'destructive' });
      setPending(false);
    }
  }

  if (!isOffered) return null;
  return (
    <Button tone="line" width="full" pending={isPending} onClick={() => void handlePress()}>
      Sign in with a passkey
    </Button>
  );
}
