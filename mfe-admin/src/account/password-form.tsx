import { toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { parseInput, passwordChange } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, TextInput, useForm } from 'ui/form';
import { isUnreached } from '../connection/connection.ts';
import { ChangePassword } from '../generated/operations.ts';
import { toastFailure } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';

/** Changes the password. All other sessions end. */
export function PasswordForm({ username }: { username: string }) {
  const [change] = useMutation(documentOf(ChangePassword), { refetchQueries: 'active' });
  const { errors, isPending, formProps } = useForm({
    read: (fields) => parseInput(passwordChange, Object.fromEntries(fields)),
    send: async (variables, form) => {
      await withSession(() => change({ variables }), 'ChangePassword');
      form.reset();
      toast({ title: 'Password changed', description: 'Every other session has ended.' });
    },
    explain: (error) =>
      toastFailure(
        error,
        isUnreached(error) ? 'If the current one is wrong now, it was changed: the new one counts.' : '',
      ),
  });

  return (
    <form {...formProps}>
      {/* So that the browser, which keeps the new password, knows whose it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Stack gap="s4">
        <Field label="Current password" error={errors.current} isRequired>
          <TextInput name="current" type="password" autoComplete="current-password" />
        </Field>
        <Field label="New password" hint="At least 12 characters." error={errors.next} isRequired>
          <TextInput name="next" type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" tone="line" pending={isPending}>
          {isPending ? 'Changing...' : 'Change the password'}
        </Button>
      </Stack>
    </form>
  );
}
