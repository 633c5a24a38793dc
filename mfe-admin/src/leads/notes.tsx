import { documentOf, useMutation } from 'platform/apollo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bounds } from 'schema/forms';
import { Stack, Text } from 'ui';
import { Field, TextArea } from 'ui/form';
import { ChangeLead, type WholeLeadFragment } from '../generated/operations.ts';
import { isUnreached } from '../line/line.ts';
import { explainFailure } from '../property-form/errors.ts';
import { forgetWaiting, letWait } from '../queue/let-wait.ts';
import { waiting } from '../queue/waiting.ts';
import { withSession } from '../session/sign-in-again.ts';
import { formatHour, whoOf } from './lead-words.ts';

/** Milliseconds of stillness after which notes are kept. */
const STILL = 800;

const waitingId = (leadId: string) => `notes ${leadId}`;

/** What waits on this device to be sent, of this lead's notes. */
function useWaitingNotes(leadId: string): string | undefined {
  const found = waiting.use().find(({ id }) => id === waitingId(leadId));
  return found?.what === 'notes' ? found.to : undefined;
}

/** Notes are kept by themselves while one types; without a line they wait on the device. What could not be kept stays here and says so. */
export function Notes({ lead }: { lead: WholeLeadFragment }) {
  const [changeLead] = useMutation(documentOf(ChangeLead));
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const { id, kind } = lead;
  const live = lead.notes ?? '';
  const kept = useWaitingNotes(id) ?? live;

  async function keep(notes: string): Promise<string> {
    try {
      await withSession(() => changeLead({ variables: { id, kind, notes } }));
      await forgetWaiting(waitingId(id));
      return `Kept, ${formatHour(new Date().toISOString())}`;
    } catch (error) {
      const item = {
        what: 'notes' as const,
        id: waitingId(id),
        about: whoOf(lead),
        lead: { kind, id },
        from: live,
        to: notes,
      };
      if (isUnreached(error) && (await letWait(item))) return 'Kept on this device until the line is back.';
      return `Not kept yet. ${explainFailure(error).description}`;
    }
  }

  const tried = useRef<string>(undefined);
  async function keepTyped(): Promise<void> {
    if (typed === undefined || typed === tried.current || typed === kept) return;
    tried.current = typed;
    setSaid(await keep(typed));
  }

  const handleStill = useEffectEvent(() => void keepTyped());
  useEffect(() => {
    if (typed === undefined) return;
    tried.current = undefined;
    const timer = setTimeout(() => handleStill(), STILL);
    return () => clearTimeout(timer);
  }, [typed]);
  // Whoever goes on to another lead at once has written all the same.
  useEffect(() => () => handleStill(), []);

  return (
    <Stack gap="s2">
      <Field label="Notes, for you alone">
        <TextArea
          rows={4}
          maxLength={bounds.message}
          value={typed ?? kept}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void keepTyped()}
        />
      </Field>
      <Text look="small" role="status">
        {said}
      </Text>
    </Stack>
  );
}
