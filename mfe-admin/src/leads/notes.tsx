import { documentOf, useMutation } from 'platform/apollo';
import { useEffect, useRef, useState } from 'react';
import { bounds } from 'schema/forms';
import { Stack, Text } from 'ui';
import { Field, TextArea } from 'ui/form';
import { ChangeLead, type WholeLeadFragment } from '../generated/operations.ts';
import { explainFailure } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';
import { formatHour } from './lead-words.ts';

/** Milliseconds of stillness after which notes are kept. */
const STILL = 800;

/** Notes are kept by themselves while one types; what could not be kept stays here and says so. */
export function Notes({ lead }: { lead: WholeLeadFragment }) {
  const [changeLead] = useMutation(documentOf(ChangeLead));
  const [notes, setNotes] = useState(lead.notes ?? '');
  const [said, setSaid] = useState('');
  const kept = useRef(lead.notes ?? '');
  const { id, kind } = lead;

  useEffect(() => {
    if (notes === kept.current) return;
    const timer = setTimeout(async () => {
      try {
        await withSession(() => changeLead({ variables: { id, kind, notes } }));
        kept.current = notes;
        setSaid(`Kept, ${formatHour(new Date().toISOString())}`);
      } catch (error) {
        setSaid(`Not kept yet. ${explainFailure(error).description}`);
      }
    }, STILL);
    return () => clearTimeout(timer);
  }, [notes, id, kind, changeLead]);

  return (
    <Stack gap="s2">
      <Field label="Notes, for you alone">
        <TextArea
          rows={4}
          maxLength={bounds.message}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <Text look="small" role="status">
        {said}
      </Text>
    </Stack>
  );
}
