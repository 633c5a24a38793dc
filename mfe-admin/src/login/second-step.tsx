import { RestError, toast } from 'platform';
import { useEffect, useRef, useState } from 'react';
import type { SecondStep } from 'schema';
import { Button, Stack, Text } from 'ui';
import { Field, type Refusal, TextInput, useForm } from 'ui/form';
import { usePlaceInHistory } from 'ui/history';
import { isUnreached } from '../connection/connection.ts';
import { inSentences } from '../connection/in-sentences.ts';
import { finishSignIn } from '../session/session.ts';
import { explainStep } from './explain-step.ts';
import { hasPasskeys, signWithPasskey } from './passkey.ts';

/** The gateway takes each code, and each second step, once. */
const LOST = 'If it is refused then, it went through and is used up: begin again, with the next code.';

type SecondStepFormProps = { step: SecondStep; onSignedIn: () => void; onStartOver: () => void };

/**
 * The step after the password: a passkey, a code of the authenticator app, or a recovery code. It has its own place in the
 * history, from which Back leads to the password.
 */
export default function SecondStepForm({ step, onSignedIn, onStartOver }: SecondStepFormProps) {
  const { ticket, passkey, hasTotp } = step;
  const [isSigning, setSigning] = useState(false);
  const [isDone, setDone] = useState(false);

  /** The next page takes the place of the log-in, not of this step. Until it comes, this form stays. */
  function goOn(): void {
    setDone(true);
    if (!leaveThen(onSignedIn)) onSignedIn();
  }

  /** A ticket that is used up or expired leads back to the password. */
  function explain(failure: unknown): Refusal {
    const words = isUnreached(failure) ? inSentences(explainStep(failure), LOST) : explainStep(failure);
    toast({ title: 'Login failed', description: words, variant: 'destructive' });
    if (failure instanceof RestError && failure.body.code === 'UNAUTHENTICATED') onStartOver();
    return { words, errors: { code: words } };
  }

  const { errors, isPending, formProps } = useForm<string>({
    read: (fields) => {
      const code = String(fields.get('code') ?? '').trim();
      return code ? { ok: true, value: code } : { ok: false, issues: [{ path: ['code'], message: 'Enter a code' }] };
    },
    send: async (code) => {
      await finishSignIn({ ticket, code });
      goOn();
    },
    explain,
  });

  async function handlePasskey(): Promise<void> {
    setSigning(true);
    try {
      await finishSignIn({ ticket, passkey: passkey && (await signWithPasskey(passkey)) });
      goOn();
    } catch (failure) {
      setSigning(false);
      explain(failure);
    }
  }

  // Until the next page is there, too: what is used once cannot be sent again.
  const isBusy = isPending || isSigning || isDone;
  const handleBack = () => !isBusy && onStartOver();
  const leaveThen = usePlaceInHistory(true, handleBack, () => isBusy);
  // The button that was pressed is gone, and the focus with it.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  return (
    <form ref={form} {...formProps}>
      <Stack gap="s4">
        <Text>One more step: show that it is you.</Text>
        {passkey && hasPasskeys() && (
          <Button tone="solid" width="full" pending={isBusy} onClick={() => void handlePasskey()}>
            Use a passkey
          </Button>
        )}
        <Field
          label="Code"
          hint={hasTotp ? 'Six digits of your app, or a recovery code.' : 'One of your recovery codes.'}
          error={errors.code}
          isRequired
        >
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button type="submit" tone={passkey ? 'line' : 'solid'} width="full" pending={isBusy}>
          {isBusy ? 'Signing in...' : 'Continue'}
        </Button>
        <Button tone="line" width="full" onClick={onStartOver}>
          Start over
        </Button>
      </Stack>
    </form>
  );
}
