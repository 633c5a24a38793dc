/** Numbers as the agent types them. Null if nothing is typed; NaN for what is none, which the rules of the form name. */

import { readPrice } from 'schema';

export const dollarsOf = (text: string): number | null => (text === '' ? null : (readPrice(text).amount ?? Number.NaN));

/** Without a comma: "2,5" is two and a half in half of the world, and 25 nowhere. */
export const countOf = (text: string): number | null => {
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};
