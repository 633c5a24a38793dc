import { toast } from 'platform';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Stack } from 'ui';
import { Field, focusFirst, TextInput } from 'ui/form';
import { explainStep } from '../login/explain-step.ts';
import { explainFailure, type FieldErrors } from '../property-form/errors.ts';

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
  /** Rejects with what was refused; the form says it at its field. */
  onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>;
};

/** What a browser rejects with has no field; what the gateway refuses may have one. */
const tell = (error: unknown) =>
  error instanceof DOMException || (error instanceof Error && error.name.endsWith('AllowedError'))
    ? { title: 'Error', description: explainStep(error), fields: {} }
    : explainFailure(error);

/** A few fields and one button, as all steps of the second factor are. */
export function TaskForm({ fields, action, before, onSubmit }: TaskFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const given = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(given.get(name) ?? '')]));
    const missing = fields.filter(({ name }) => values[name]?.trim() === '');
    const wrong = Object.fromEntries(missing.map((field) => [field.name, field.missing]));
    setErrors(wrong);
    if (missing.length > 0) return focusFirst(form, wrong);
    setPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      const { title, description, fields: found } = tell(error);
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
