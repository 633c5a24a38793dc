import type { ComponentProps } from 'react';
import { Field, TextInput } from 'ui/form';

type RequiredFieldProps = ComponentProps<'input'> & { label: string; error?: string | undefined; isWhole?: boolean };

/** A field that the browser itself requires, as the specification wants it for the popup. */
export function RequiredField({ label, error, isWhole, ...rest }: RequiredFieldProps) {
  return (
    <Field label={label} note="(required)" error={error} isRequired isWhole={isWhole}>
      <TextInput required {...rest} />
    </Field>
  );
}
