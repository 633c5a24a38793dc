import { parseInput, personChange } from 'schema/forms';
import { byField, type FieldErrors } from 'ui/form';

/** What is wrong with tags and wishes, by field. The form's fields have the names of the wishes alone. */
export function wrongIn(known: object): FieldErrors {
  const parsed = parseInput(personChange, known);
  if (parsed.ok) return {};
  return byField(
    parsed.issues.map(({ path, message }) => ({ path: path.filter((step) => step !== 'wishes'), message })),
  );
}
