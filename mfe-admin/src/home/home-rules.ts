import { newProperty, parseInput, propertyChange } from 'schema/forms';
import { byField, type FieldErrors } from 'ui/form';
import { type FieldName, inputOf } from './home-fields.ts';

const wrongBy =
  (schema: typeof newProperty | typeof propertyChange) =>
  (input: object): FieldErrors => {
    const parsed = parseInput(schema, input);
    return parsed.ok ? {} : byField(parsed.issues);
  };

/** What is wrong with a home, by field. */
export const wrongIn = { added: wrongBy(newProperty), changed: wrongBy(propertyChange) };

const stored = (name: FieldName, text: string): string =>
  JSON.stringify(parseInput(propertyChange, { [name]: inputOf(name, text) }));

/** Whether the gateway stores both texts as one value, as $1.2M and $1,200,000. */
export const isSame = (name: FieldName, one: string, other: string): boolean =>
  stored(name, one) === stored(name, other);
