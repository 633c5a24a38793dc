import { RestError, toast } from 'platform';
import { type FormEvent, useState } from 'react';
import type { SecondStep } from 'schema';
import { parseInput, signInInput } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, focusFirst, TextInput } from 'ui/form';
import { signIn } from '../session/session.ts';
import { PasskeySignIn, SecondStepForm } from './second-ways.tsx';

/** The specified words, but for a sign-in that has to wait: it says how long. */
const explain = (error: unknown): string =>
  error instanceof RestError && error.status !== 401 && error.shown ? error.shown : 'Invalid credentials';

type Errors = { username?: string; password?: string };

const errorsOf = (fields: { username: string; password: string }): Errors => {
  const parsed = parseInput(signInInput, fields);
  return parsed.ok ? {} : Object.fromEntries(parsed.issues.map(({ path, message }) => [path.join('.'), message]));
};

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const [step, setStep] = useState<SecondStep>();

  function welcome(): void {
    toast({ title: 'Login successful', description: 'Welcome to the admin portal' });
    onSignedIn();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const credentials = {
      username: String(fields.get('username') ?? ''),
      password: String(fields.get('password') ?? ''),
    };
    const found = errorsOf(credentials);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setPending(true);
    try {
      await signIn(credentials.username, credentials.password);
      welcome();
    } catch (error) {
      const next = error instanceof RestError ? error.body.secondStep : undefined;
      if (next) {
        setStep(next);
        return setPending(false);
      }
      toast({ title: 'Login failed', description: explain(error), variant: 'destructive' });
      setPending(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  }

  if (step) return <SecondStepForm step={step} onSignedIn={welcome} onStartOver={() => setStep(undefined)} />;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="s4">
        <Field label="Username" error={errors.username} isRequired>
          <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
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
