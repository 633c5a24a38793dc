import { newProperty, parseInput } from 'schema/forms';
import type { NewProperty } from '../generated/operations.ts';
import { byField, type FieldErrors } from './errors.ts';

type Read = { input: NewProperty | undefined; errors: FieldErrors };

/** The form's fields as a new property: blank texts are null, and every problem is named beside its field. */
export function readProperty(fields: FormData): Read {
  const texts = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim() || null]] : [])),
  );
  const parsed = parseInput(newProperty, texts);
  if (!parsed.ok) return { input: undefined, errors: byField(parsed.issues) };
  const { price, soldPrice: _sold, soldDate: _date, goesLiveAt: _later, ...rest } = parsed.value;
  return { input: { ...rest, price: price.text }, errors: {} };
}
