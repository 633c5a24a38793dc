import { newProperty, type Parsed, parseInput } from 'schema/forms';
import type { NewProperty } from '../generated/operations.ts';

/** The form's fields as a new property; blank texts are null. If something is wrong, the issues by field. */
export function readProperty(fields: FormData): Parsed<NewProperty> {
  const texts = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim() || null]] : [])),
  );
  const parsed = parseInput(newProperty, texts);
  if (!parsed.ok) return parsed;
  const { price, soldPrice: _sold, soldDate: _date, goesLiveAt: _later, ...rest } = parsed.value;
  return { ok: true, value: { ...rest, price: price.text } };
}
