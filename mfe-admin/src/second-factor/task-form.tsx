import { toast } from 'platform';
import type { ReactNode } from 'react';
import { Button, Stack } from 'ui';
import { Field, type Refusal, TextInput, useForm } from 'ui/form';
import { NoPasskey } from '../login/no-passkey.ts';
import { toastFailure } from '../property-form/errors.ts';

type FieldOfTask = {
  name: string;
  label: string;
  type?: 'password';
  autoComplete?: string;
  defaultValue?: string;
  missing: string;
};

type TaskFormProps = {
  fields: readonly FieldOfTask[];
  action: string;
  before?: ReactNode;
  /** Rejects with the refusal, which the form shows at its field. */
  onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>;
};

/** What the browser refuses has words of its own; the gateway's refusal may belong to a field. */
function explain(error: unknown): Refusal {
  if (!(error instanceof NoPasskey)) return toastFailure(error);
  toast({ title: 'Error', description: error.message, variant: 'destructive' });
  return { words: error.message, errors: {} };
}

/** A few fields and a button, for each step of the second factor. */
export function TaskForm({ fields, action, before, onSubmit }: TaskFormProps) {
  const { errors, isPending, formProps } = useForm<Readonly<Record<string, string>>>({
    read: (given) => {
      const values = Object.fromEntries(fields.map(({ name }) => [name, String(given.get(name) ?? '')]));
      const blank = fields.filter(({ name }) => values[name]?.trim() === '');
      const issues = blank.map(({ name, missing }) => ({ path: [name], message: missing }));
      return issues.length === 0 ? { ok: true, value: values } : { ok: false, issues };
    },
    send: async (values) => {
      await onSubmit(values);
    },
    explain,
  });

  return (
    <form {...formProps}>
      <Stack gap="s4">
        {before}
        {fields.map(({ name, label, missing: _, ...control }) => (
          <Field key={name} label={label} error={errors[name]} isRequired>
            <TextInput name={name} {...control} />
          </Field>
        ))}
        <Button type="submit" tone="solid" pending={isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
