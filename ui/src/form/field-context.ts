import { createContext, use } from 'react';

export interface FieldState {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldState | undefined>(undefined);

/** The attributes that a control gets from the field around it. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field) throw new Error('A form control stands inside a <Field>, which gives it its label.');
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}
