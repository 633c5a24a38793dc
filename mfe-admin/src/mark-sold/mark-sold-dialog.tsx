import { formatPlace, toast } from 'platform';
import { representedSides } from 'schema';
import { parseInput, sale } from 'schema/forms';
import { Button, Stack } from 'ui';
import { Field, FormGrid, Select, TextInput, useForm } from 'ui/form';
import { noonOf } from '../clock/calendar-day.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import { type AdminPropertyFragment, MarkPropertySold, type Sale } from '../generated/operations.ts';
import { isConflict, isGone } from '../property-form/errors.ts';
import { isWaiting, moveOf } from '../queue/enqueue.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { toastRefusal } from '../undo/undo.ts';

export type MarkSoldProps = {
  home: Pick<AdminPropertyFragment, 'id' | 'address' | 'city' | 'state' | 'zipCode' | 'status'>;
  onClose: () => void;
  onSaved: (sale: Sale) => void;
  /** The caller itself reports the result. */
  isQuiet?: boolean;
};

export default function MarkSoldDialog({ home, onClose, onSaved, isQuiet = false }: MarkSoldProps) {
  const { errors, isPending, formProps } = useForm({
    read: (fields) => {
      const soldDate = noonOf(String(fields.get('soldDate') ?? ''));
      const parsed = parseInput(sale, { soldDate, represented: fields.get('represented') });
      return parsed.ok ? { ok: true, value: { soldDate, represented: parsed.value.represented } } : parsed;
    },
    send: async (input) => {
      const expectedStatus = isWaiting(moveOf(home)) ? undefined : home.status;
      await mutateAsAgent(MarkPropertySold, { id: home.id, input, expectedStatus });
      if (!isQuiet)
        toast({ title: 'Property marked as sold', description: 'The property has been moved to sold listings' });
      onSaved(input);
      onClose();
    },
    explain: (error) => {
      // It was opened upon a home that is another by now, or none.
      if (isConflict(error) || isGone(error)) onClose();
      return toastRefusal(error);
    },
  });

  return (
    <FormDialog onClose={onClose} title="Mark as sold" description={`${home.address}, ${formatPlace(home)}`}>
      <form {...formProps}>
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
