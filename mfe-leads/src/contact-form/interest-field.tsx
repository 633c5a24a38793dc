import { type ContactInterest, contactInterests } from 'schema';
import { Field, type FieldErrors, Select } from 'ui/form';

const labels: Record<ContactInterest, string> = {
  buying: 'Buying a home',
  selling: 'Selling a home',
  both: 'Buying and selling',
  renting: 'Renting',
  other: 'Something else',
};

export function InterestField({ chosen, errors }: { chosen: string | undefined; errors: FieldErrors }) {
  return (
    <Field label="I am interested in" error={errors.interest}>
      <Select name="interest" defaultValue={chosen ?? ''}>
        <option value="">Choose one</option>
        {contactInterests.map((interest) => (
          <option key={interest} value={interest}>
            {labels[interest]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
