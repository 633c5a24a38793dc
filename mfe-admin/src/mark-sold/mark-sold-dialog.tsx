import { formatPlace, toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { type FormEvent, useState } from 'react';
import { representedSides } from 'schema';
import { parseInput, sale } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, FormGrid, focusFirst, Select, TextInput } from 'ui/form';
import { FormDialog } from '../frame/form-dialog.tsx';
import { type AdminPropertyFragment, MarkPropertySold, type Represented } from '../generated/operations.ts';
import { byField, explainFailure, type FieldErrors } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';

export type MarkSoldProps = {
  home: Pick<AdminPropertyFragment, 'id' | 'address' | 'city' | 'state' | 'zipCode'>;
  onClose: () => void;
  onSaved: () => void;
  /** Whoever opened it says itself what was done. */
  isQuiet?: boolean;
};

const isSide = (value: string): value is Represented => representedSides.some((side) => side === value);

/** A calendar date travels as its noon in UTC, so that no time zone moves it to another day. */
const asNoon = (date: string): string => (date ? `${date}T12:00:00.000Z` : '');

export default function MarkSoldDialog({ home, onClose, onSaved, isQuiet = false }: MarkSoldProps) {
  const [markSold] = useMutation(documentOf(MarkPropertySold));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const soldDate = asNoon(String(fields.get('soldDate') ?? ''));
    const represented = String(fields.get('represented') ?? '');
    const parsed = parseInput(sale, { soldDate, represented });
    const wrong = parsed.ok ? {} : byField(parsed.issues);
    setErrors(wrong);
    if (!parsed.ok || !isSide(represented)) return focusFirst(form, wrong);
    setPending(true);
    try {
      await withSession(() => markSold({ variables: { id: home.id, input: { soldDate, represented } } }));
      if (!isQuiet)
        toast({ title: 'Property marked as sold', description: 'The property has been moved to sold listings' });
      onSaved();
      onClose();
    } catch (error) {
      const { title, description, fields: found } = explainFailure(error);
      setErrors(found);
      focusFirst(form, found);
      toast({ title, description, variant: 'destructive' });
      setPending(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  }

  return (
    <FormDialog onClose={onClose} title="Mark as sold" description={`${home.address}, ${formatPlace(home)}`}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="s5">
          <FormGrid>
            <Field label="Sold date" note="(required)" error={errors.soldDate} isRequired>
              <TextInput name="soldDate" type="date" />
            </Field>
            <Field label="Represented" note="(required)" error={errors.represented} isRequired>
              <Select name="represented" defaultValue="">
                <option value="">Choose one</option>
                {representedSides.map((side) => (
                  <option key={side}>{side}</option>
                ))}
              </Select>
            </Field>
          </FormGrid>
          <Button type="submit" tone="solid" pending={isPending}>
            {isPending ? 'Submitting...' : 'Mark as sold'}
          </Button>
        </Stack>
      </form>
    </FormDialog>
  );
}
