export { Checkbox, Radio, Select, TextArea, TextInput } from './controls.tsx';
export { Field, type FieldProps } from './field.tsx';
export { focusFirst } from './focus-first.ts';
export { Fieldset, FormAlert, FormGrid, type FormGridProps } from './form-grid.tsx';
export { byField, type FieldErrors, fieldlessWords, type Outcome, type Refusal, useForm } from './use-form.ts';
