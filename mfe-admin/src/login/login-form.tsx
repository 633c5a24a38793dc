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

/**
 * A dialog that opens gives the focus to its first field. In one that opened before this code came, the focus waits at
 * the cross.
 */
function takeFocus(field: HTMLInputElement | null): void {
  const dialog = field?.closest('[role="dialog"]');
  if (dialog?.contains(document.activeElement)) field?.focus();
  else dialog?.addEventListener('focusin', () => field?.focus(), { once: true });
}

/** Who starts over has pressed a button that is gone, and the focus with it. */
const focusAgain = (field: HTMLInputElement | null): void => field?.focus();

type LoginFormProps = {
  /** Whose log-in it is, as far as it is known. Somebody else may sign in, too. */
  username?: string | undefined;
  onSignedIn: () => void;
};

export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const [step, setStep] = useState<SecondStep>();
  const [isAgain, setAgain] = useState(false);
  const first = isAgain ? focusAgain : takeFocus;

  function welcome(): void {
    toast({ title: 'Login successful', description: 'Welcome to the admin portal' });
    onSignedIn();
  }

  const { errors, isPending, formProps } = useForm({
    read: (fields) => parseInput(signInInput, Object.fromEntries(fields)),
    send: async (input) => {
      try {
        await signIn(input.username, input.password);
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

  function startOver(): void {
    setStep(undefined);
    setAgain(true);
  }

  if (step) return <SecondStepForm step={step} onSignedIn={welcome} onStartOver={startOver} />;
  return (
    <form {...formProps}>
      <Stack gap="s4">
        <Field label="Username" error={errors.username} isRequired>
          <TextInput
            ref={username ? undefined : first}
            name="username"
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Password" error={errors.password} isRequired>
          <TextInput
            ref={username ? first : undefined}
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </Field>
        <Button type="submit" tone="solid" width="full" pending={isPending}>
          {isPending ? 'Signing in...' : 'Sign In'}
        </Button>
        <PasskeySignIn onSignedIn={welcome} />
      </Stack>
    </form>
  );
}
