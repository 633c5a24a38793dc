/** A form that a browser without scripts sent, and that came back: its words stand in it again, and what is wrong beside them. */

import type { SubmittedForm } from 'platform';
import { createContext, useContext } from 'react';

export const Submitted = createContext<SubmittedForm | undefined>(undefined);

/** What was typed into a field, and whether it is the first that is wrong. */
export function useSubmitted(name: string): { defaultValue?: string; autoFocus?: boolean } {
  const form = useContext(Submitted);
  if (!form) return {};
  const [first] = Object.keys(form.errors);
  return { defaultValue: form.values[name] ?? '', ...(first === name ? { autoFocus: true } : {}) };
}
