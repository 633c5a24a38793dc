/** A form that a browser without scripts sent and that was refused. It is shown with the typed texts and the errors. */

import type { SubmittedForm } from 'platform';
import { createContext, useContext } from 'react';

export const Submitted = createContext<SubmittedForm | undefined>(undefined);

/** The text that was typed into a field, and whether it is the first wrong field. */
export function useSubmitted(name: string): { defaultValue?: string; autoFocus?: boolean } {
  const form = useContext(Submitted);
  if (!form) return {};
  const [first] = Object.keys(form.errors);
  return { defaultValue: form.values[name] ?? '', ...(first === name ? { autoFocus: true } : {}) };
}
