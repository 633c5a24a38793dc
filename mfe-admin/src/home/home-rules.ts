import { newProperty, parseInput, propertyChange } from 'schema/forms';
import { byField, type FieldErrors } from 'ui/form';

const wrongBy =
  (schema: typeof newProperty | typeof propertyChange) =>
  (input: object): FieldErrors => {
    const parsed = parseInput(schema, input);
    return parsed.ok ? {} : byField(parsed.issues);
  };

/** What is wrong with a home, by field. */
export const wrongIn = { added: wrongBy(newProperty), changed: wrongBy(propertyChange) };
