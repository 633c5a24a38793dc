import type { ComponentProps } from 'react';
import { Field, TextInput } from 'ui/form';

type RequiredFieldProps = ComponentProps<'input'> & { label: string; error?: string | undefined; isWhole?: boolean };

/** A line that the browser itself insists on: the popup leaves that to it, as specified. */
export function RequiredField({ label, error, isWhole, ...rest }: RequiredFieldProps) {
  return (
    <Field label={label} note="(required)" error={error} isRequired isWhole={isWhole}>
      <TextInput required {...rest} />
    </Field>
  );
}
