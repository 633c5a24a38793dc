import { toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { type FormEvent, useState } from 'react';
import { parseInput, passwordChange } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, focusFirst, TextInput } from 'ui/form';
import { ChangePassword } from '../generated/operations.ts';
import { byField, explainFailure, type FieldErrors } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';

/** Another password; every other session ends with the old one. */
export function PasswordForm() {
  const [change] = useMutation(documentOf(ChangePassword), { refetchQueries: 'active' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const input = { current: String(fields.get('current') ?? ''), next: String(fields.get('next') ?? '') };
    const parsed = parseInput(passwordChange, input);
    const wrong = parsed.ok ? {} : byField(parsed.issues);
    setErrors(wrong);
    if (!parsed.ok) return focusFirst(form, wrong);
    setPending(true);
    try {
      await withSession(() => change({ variables: input }));
      form.reset();
      toast({ title: 'Password changed', description: 'Every other session has ended.' });
    } catch (error) {
      const { title, description, fields: found } = explainFailure(error);
      setErrors(found);
      focusFirst(form, found);
      toast({ title, description, variant: 'destructive' });
    }
    setPending(false);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
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
