import { toast } from 'platform';
import { useState } from 'react';
import { bounds } from 'schema/forms';
import { Button, Stack, Text } from 'ui';
import { Field, FormGrid, Select, TextInput, useForm } from 'ui/form';
import { isUnreached } from '../connection/connection.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { CreateDeployTokenMutation, CreateDeployTokenMutationVariables } from '../generated/operations.ts';
import { partName } from '../health/health-words.ts';
import { toastFailure } from '../property-form/errors.ts';
import * as styles from './releases.css.ts';
import type { ReleaseActions } from './use-releases.ts';

type Made = CreateDeployTokenMutation['createDeployToken'];
type TokenDialogProps = { parts: readonly string[]; actions: ReleaseActions; onClose: () => void };

const DAY_MS = 86_400_000;
const periods = [
  [30, 'A month'],
  [90, 'Three months'],
  [365, 'A year'],
] as const;

/** Its secret is nowhere else. */
const LOST = 'If it is among those who may deploy, revoke it: nobody has seen its secret.';

const haveYouKept = {
  title: 'Have you kept the token?',
  description: 'It is shown only now, and not again.',
  stay: 'Show it',
  leave: 'I have kept it',
};

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: 'Copied' });
  } catch {
    // Not on http, and not if the user refused.
    toast({ title: 'Not copied', description: 'Mark it and copy it by hand.', variant: 'destructive' });
  }
}

function Secret({ made, onClose }: { made: Made; onClose: () => void }) {
  return (
    <Stack gap="s4" role="status">
      <Text>This is shown only now. Whoever has it deploys {partName(made.token.part ?? '')}.</Text>
      <p className={styles.secret}>{made.secret}</p>
      <Button tone="brass" onClick={() => void copy(made.secret)}>
        Copy
      </Button>
      <Button tone="line" onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}

/** Makes a token for one part, after the password. Its secret is shown once. */
export default function TokenDialog({ parts, actions, onClose }: TokenDialogProps) {
  const [made, setMade] = useState<Made>();
  const { errors, isPending, formProps } = useForm<CreateDeployTokenMutationVariables['input']>({
    read: (fields) => {
      const [part, note, password] = ['part', 'note', 'password'].map((name) => String(fields.get(name) ?? ''));
      const blank = Object.entries({ note, password }).filter(([, value]) => value?.trim() === '');
      if (!part || !note || !password || blank.length > 0)
        return { ok: false, issues: blank.map(([name]) => ({ path: [name], message: 'Required' })) };
      const expiresAt = new Date(Date.now() + Number(fields.get('days')) * DAY_MS).toISOString();
      return { ok: true, value: { part, note, password, expiresAt } };
    },
    send: async (input) => {
      setMade(await actions.makeToken(input));
    },
    explain: (error) => toastFailure(error, isUnreached(error) ? LOST : ''),
  });

  function close(): void {
    onClose();
    if (made) actions.sayMade(made.token);
  }

  return (
    <FormDialog onClose={close} title="New token" question={made && haveYouKept}>
      {made && <Secret made={made} onClose={close} />}
      {!made && (
        <form {...formProps}>
          <Stack gap="s4">
            <FormGrid>
              <Field label="Part" error={errors.part} isRequired>
                <Select name="part">
                  {parts.map((name) => (
                    <option key={name} value={name}>
                      {partName(name)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label="Holds for" error={errors.expiresAt} isRequired>
                <Select name="days" defaultValue="90">
                  {periods.map(([days, words]) => (
                    <option key={days} value={days}>
                      {words}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label="For whom" hint="The team’s CI" error={errors.note} isRequired>
                <TextInput name="note" maxLength={bounds.fact} autoComplete="off" />
              </Field>
              <Field label="Your password" error={errors.password} isRequired>
                <TextInput name="password" type="password" autoComplete="current-password" />
              </Field>
            </FormGrid>
            <Button type="submit" tone="brass" pending={isPending}>
              {isPending ? 'Making the token...' : 'Make the token'}
            </Button>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
