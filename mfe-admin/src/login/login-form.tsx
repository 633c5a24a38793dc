import { RestError, toast } from 'platform';
import { useState } from 'react';
import type { SecondStep } from 'schema';
import { parseInput, signInInput } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, TextInput, useForm } from 'ui/form';
import { signIn } from '../session/session.ts';
import { explainStep } from './explain-step.ts';
import { PasskeySignIn, SecondStepForm } from './second-ways.tsx';

/**
 * The specified message if the credentials are refused. Other failures say so, so that the agent does not look for a
 * typing error.
 */
const explain = (error: unknown): string =>
  error instanceof RestError && error.status === 401 ? 'Invalid credentials' : explainStep(error);

/** In a dialog that opened before this code came, the focus waits at the cross. */
function takeFocus(field: HTMLInputElement | null): void {
  if (field?.closest('[role="dialog"]')?.contains(document.activeElement)) field.focus();
}

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<SecondStep>();

  function welcome(): void {
    toast({ title: 'Login successful', description: 'Welcome to the admin portal' });
    onSignedIn();
  }

  const { errors, isPending, formProps } = useForm({
    read: (fields) => parseInput(signInInput, Object.fromEntries(fields)),
    send: async ({ username, password }) => {
      try {
        await signIn(username, password);
        welcome();
      } catch (error) {
        const next = error instanceof RestError ? error.body.secondStep : undefined;
        if (!next) throw error;
        setStep(next);
      }
    },
    explain: (error) => {
      const words = explain(error);
      toast({ title: 'Login failed', description: words, variant: 'destructive' });
      return { words, errors: {} };
    },
  });

  if (step) return <SecondStepForm step={step} onSignedIn={welcome} onStartOver={() => setStep(undefined)} />;
  return (
    <form {...formProps}>
      <Stack gap="s4">
        <Field label="Username" error={errors.username} isRequired>
          <TextInput ref={takeFocus} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label="Password" error={errors.password} isRequired>
          <TextInput name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" tone="solid" width="full" pending={isPending}>
          {isPending ? 'Signing in...' : 'Sign In'}
        </Button>
        <PasskeySignIn onSignedIn={welcome} />
      </Stack>
    </form>
  );
}
