import { Button, Cluster, Stack, Text } from 'ui';
import { Field, FormGrid, TextInput } from 'ui/form';
import { LetterFields } from '../answer/letter-fields.tsx';
import { Sheet } from '../frame/sheet.tsx';
import { formatWholeTime, whoOf } from '../leads/lead-words.ts';
import { act } from '../theme/desk.css.ts';
import type { ArrangeDialogProps } from './arrange-dialog.tsx';
import { SameHour } from './same-hour.tsx';
import { useArrangement } from './use-arrangement.ts';

const titles = { accept: 'Accept', propose: 'Propose a time to', move: 'Move the visit of' } as const;

/** Arranges a time, and writes the mail about it. The agent sees the mail before it is sent. */
export default function ArrangeSheet({ onClose, ...arrangement }: ArrangeDialogProps) {
  const { lead, at, replaces } = arrangement;
  const { draft, change, errors, isPending, formProps, leave, startsAt, facts, errand, untouched } = useArrangement(
    arrangement,
    onClose,
  );
  const home = lead.propertyTitle ?? 'no home in particular';

  return (
    // Closing asks nothing: what is typed stays on this device and is shown again.
    <Sheet
      onClose={leave}
      title={at ? `Accept ${formatWholeTime(at)}` : `${titles[errand]} ${whoOf(lead)}`}
      description={`${lead.email}, about ${home}`}
    >
      <form {...formProps}>
        <Stack gap="s4">
          {!at && (
            <FormGrid>
              <Field label="Day" error={errors.startsAt} isRequired>
                <TextInput
                  name="startsAt"
                  type="date"
                  value={draft.day ?? ''}
                  onChange={(event) => change({ day: event.target.value })}
                />
              </Field>
              <Field label="Time in New York" error={errors.time} isRequired>
                <TextInput
                  name="time"
                  type="time"
                  value={draft.time ?? ''}
                  onChange={(event) => change({ time: event.target.value })}
                />
              </Field>
            </FormGrid>
          )}
          {startsAt && <SameHour startsAt={startsAt} except={replaces} />}
          {at && errors.startsAt && <Text role="alert">{errors.startsAt}</Text>}
          <LetterFields
            letter={draft}
            untouched={untouched}
            onChange={change}
            facts={facts}
            errors={errors}
            isMail
            isAlone={at !== undefined}
          />
          <Cluster gap="s3">
            <Button type="submit" tone="brass" className={act} pending={isPending}>
              {isPending ? 'Sending...' : at ? 'Accept and send' : 'Send'}
            </Button>
            <Text look="small">It goes out word for word, with the time for their calendar.</Text>
          </Cluster>
        </Stack>
      </form>
    </Sheet>
  );
}
