import { bounds } from 'schema/forms';
import { Button, Cluster, Stack, Text } from 'ui';
import { Field, TextArea } from 'ui/form';
import type { WholeLeadFragment } from '../generated/operations.ts';
import type { WaitingNotes } from '../queue/waiting.ts';
import * as styles from './lead.css.ts';
import { useNotes } from './use-notes.ts';

/** Another device has changed the notes meanwhile. Shows both texts and lets the agent choose. */
function Choice({ notes, onChoose }: { notes: WaitingNotes; onChoose: (which: 'again' | 'remove') => Promise<void> }) {
  return (
    <Stack gap="s2" role="group" aria-label="Changed on another device">
      <p className={styles.theirs}>{notes.theirs ? notes.problem : 'Meanwhile they were taken away elsewhere.'}</p>
      <Cluster gap="s3">
        <Button tone="line" size="small" onClick={() => void onChoose('again')}>
          Put mine there
        </Button>
        <Button tone="line" size="small" onClick={() => void onChoose('remove')}>
          Keep theirs
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Notes that could not be saved stay here, with the reason. */
export function Notes({ lead }: { lead: WholeLeadFragment }) {
  const { value, said, toChoose, type, keepNow, choose } = useNotes(lead);
  return (
    <Stack gap="s2">
      <Field label="Notes, for you alone">
        <TextArea
          rows={4}
          maxLength={bounds.message}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={keepNow}
        />
      </Field>
      <Text look="small" role="status">
        {said}
      </Text>
      {toChoose && <Choice notes={toChoose} onChoose={choose} />}
    </Stack>
  );
}
