import type { ComponentProps } from 'react';
import { Field, type FieldErrors, TextArea, TextInput } from 'ui/form';
import { useSubmitted } from './submitted.ts';

type TextFieldProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  note?: string;
  errors: FieldErrors;
  isWhole?: boolean;
};

/** A line of text with label and error. */
export function TextField({ name, label, note, errors, isWhole, required, ...rest }: TextFieldProps) {
  return (
    <Field label={label} note={note} error={errors[name]} isRequired={required} isWhole={isWhole}>
      <TextInput name={name} {...rest} {...useSubmitted(name)} />
    </Field>
  );
}

type TextBoxProps = ComponentProps<'textarea'> & Omit<TextFieldProps, keyof ComponentProps<'input'>> & { name: string };

/** The same with several lines. */
export function TextBox({ name, label, note, errors, isWhole, required, ...rest }: TextBoxProps) {
  return (
    <Field label={label} note={note} error={errors[name]} isRequired={required} isWhole={isWhole}>
      <TextArea name={name} {...rest} {...useSubmitted(name)} />
    </Field>
  );
}
