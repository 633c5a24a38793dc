import { type FormEvent, useState } from 'react';
import { bounds } from 'schema/forms';
import { Button } from 'ui';
import { DialogActions } from 'ui/dialog';
import { FormGrid, focusFirst } from 'ui/form';
import { leadFormMark } from '../form/unsent-input.ts';
import { RequiredField } from './required-field.tsx';
import { useFirstFocus } from './use-first-focus.ts';

export type HomeAddress = { street: string; city: string; zipCode: string };

function readAddress(form: HTMLFormElement): HomeAddress {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return { street: text('street'), city: text('city'), zipCode: text('zipCode') };
}

const lines = [
  {
    name: 'street',
    label: 'Property address',
    autoComplete: 'street-address',
    maxLength: bounds.address,
    isWhole: true,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: bounds.city },
  { name: 'zipCode', label: 'ZIP', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: bounds.zipCode },
] as const;

type AddressStepProps = { known: HomeAddress; onContinue: (address: HomeAddress) => void };

/**
 * The home's address. Continues only if all three lines are filled in. The browser accepts spaces, so this is checked
 * here, too.
 */
export function AddressStep({ known, onContinue }: AddressStepProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useFirstFocus<HTMLFormElement>();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = readAddress(event.currentTarget);
    const blank = lines.map(({ name }) => name).filter((name) => given[name] === '');
    setMissing(blank);
    if (blank.length === 0) onContinue(given);
    else focusFirst(event.currentTarget, Object.fromEntries(blank.map((name) => [name, 'Required'])));
  }

  return (
    <form ref={form} onSubmit={handleSubmit} {...leadFormMark}>
      <FormGrid isUneven>
        {lines.map(({ name, ...line }) => (
          <RequiredField
            key={name}
            name={name}
            defaultValue={known[name]}
            error={missing.includes(name) ? 'Required' : undefined}
            {...line}
          />
        ))}
      </FormGrid>
      <DialogActions aside="Nothing is shared. No calls unless you ask for one.">
        <Button type="submit" tone="brass">
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}
