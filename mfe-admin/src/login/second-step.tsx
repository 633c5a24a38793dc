import { RestError, toast } from 'platform';
import { type FormEvent, useState } from 'react';
import type { SecondStep } from 'schema';
import { Button, Stack, Text } from 'ui';
import { Field, focusFirst, TextInput } from 'ui/form';
import { finishSignIn } from '../session/session.ts';
import { explainStep } from './explain-step.ts';
import { hasPasskeys, signWithPasskey } from './passkey.ts';

type SecondStepFormProps = { step: SecondStep; onSignedIn: () => void; onStartOver: () => void };

/** After the password: a passkey, a code of the app, or a recovery code. */
export default function SecondStepForm({ step, onSignedIn, onStartOver }: SecondStepFormProps) {
  const { ticket, passkey, hasTotp } = step;
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  /** A ticket that is spent or too old leads back to the password. */
  function handleFailure(failure: unknown, form?: HTMLFormElement): void {
    setPending(false);
    const code = failure instanceof RestError ? failure.body.code : undefined;
    toast({ title: 'Login failed', description: explainStep(failure), variant: 'destructive' });
    if (code === 'UNAUTHENTICATED') onStartOver();
    else if (form) {
      setError(explainStep(failure));
      focusFirst(form, { code: true });
    }
  }

  async function finish(work: () => Promise<unknown>, form?: HTMLFormElement): Promise<void> {
    setPending(true);
    setError(undefined);
    try {
      await work();
      onSignedIn();
    } catch (failure) {
      handleFailure(failure, form);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (isPending) return;
    if (code === '') {
      setError('Enter a code');
      focusFirst(form, { code: true });
      return;
    }
    void finish(() => finishSignIn({ ticket, code }), form);
  }

  const handlePasskey = () =>
    finish(async () => finishSignIn({ ticket, passkey: passkey && (await signWithPasskey(passkey)) }));

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="s4">
        <Text>One more step: show that it is you.</Text>
        {passkey && hasPasskeys() && (
          <Button tone="solid" width="full" pending={isPending} onClick={() => void handlePasskey()}>
            Use a passkey
          </Button>
        )}
        <Field
          label="Code"
          hint={hasTotp ? 'Six digits of your app, or a recovery code.' : 'One of your recovery codes.'}
          error={error}
          isRequired
        >
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button type="submit" tone={passkey ? 'line' : 'solid'} width="full" pending={isPending}>
          {isPending ? 'Signing in...' : 'Continue'}
        </Button>
        <Button tone="line" width="full" onClick={onStartOver}>
          Start over
        </Button>
      </Stack>
    </form>
  );
}
