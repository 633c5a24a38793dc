import { toast } from 'platform';
import { useState } from 'react';
import { Stack, Text } from 'ui';
import { Dialog } from 'ui/dialog';
import { deviceInWords } from '../account/deed-words.ts';
import { Sheet } from '../frame/sheet.tsx';
import { StayOrLeave } from '../frame/stay-or-leave.tsx';
import { useClosing } from '../frame/use-closing.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as styles from './second-factor.css.ts';
import { TaskForm } from './task-form.tsx';
import type { SecondFactorActions } from './use-second-factor.ts';

export type Task =
  | { kind: 'totp' | 'passkey' | 'codes' | 'removeTotp' }
  | { kind: 'removePasskey'; id: string; name: string };

const words = {
  totp: { title: 'Set up an authenticator app', action: 'Show the QR code' },
  passkey: { title: 'Add a passkey', action: 'Add' },
  codes: { title: 'New recovery codes', action: 'Make new ones' },
  removeTotp: { title: 'Take the authenticator app away', action: 'Take it away' },
  removePasskey: { title: 'Take a passkey away', action: 'Take it away' },
} as const;

const password = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  missing: 'Enter your password',
} as const;
const code = {
  name: 'code',
  label: 'Code of the app',
  autoComplete: 'one-time-code',
  missing: 'Enter the six digits that the app shows',
} as const;

type TaskDialogProps = { task: Task; actions: SecondFactorActions; onClose: () => void };

/** One change of the second factor: the password, the input of the change, and codes that are shown once. */
export function TaskDialog({ task, actions, onClose }: TaskDialogProps) {
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const [made, setMade] = useState<{ codes: readonly string[]; said: string }>();
  const [isAsking, setAsking] = useState(false);
  const { title, action } = words[task.kind];
  const name = { name: 'name', label: 'Its name', missing: 'Name it, to know it again' };

  /** Shows new codes until they are saved, with what was done: a toast would lie over them. Without codes the change is done. */
  function finish(codes: readonly string[] | null, said: string): void {
    if (codes) setMade({ codes, said });
    else {
      toast({ title: said });
      onClose();
    }
  }

  async function change({ password: given = '', name: called = '' }: Readonly<Record<string, string>>): Promise<void> {
    if (task.kind === 'totp') return setSetup(await actions.startTotp(given));
    if (task.kind === 'passkey') return finish(await actions.addPasskey(given, called), 'Passkey added');
    if (task.kind === 'codes') return finish(await actions.renewRecoveryCodes(given), 'New recovery codes made');
    if (task.kind === 'removeTotp') await actions.removeTotp(given);
    if (task.kind === 'removePasskey') await actions.removePasskey(task.id, given);
    finish(null, 'Taken away');
  }

  const confirm = async ({ code: typed = '' }: Readonly<Record<string, string>>) =>
    finish(await actions.confirmTotp(typed), 'Authenticator app set up');

  // Only a press closes the codes. Back asks first.
  const { content, close } = useClosing(
    // Two quick presses on Back leave the question, too.
    () => (made ? setAsking(!isAsking) : onClose()),
    () => made !== undefined,
  );

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && !made && close()}
        title={made ? 'Your recovery codes' : title}
        closeLabel={made ? undefined : 'Close'}
      >
        <div ref={content}>
          {made && <RecoveryCodes {...made} onDone={onClose} />}
          {!made && setup && (
            <TaskForm key="code" fields={[code]} action="Confirm" onSubmit={confirm} before={<Setup {...setup} />} />
          )}
          {!made && !setup && (
            <TaskForm
              key="password"
              fields={[
                ...(task.kind === 'passkey' ? [{ ...name, defaultValue: deviceInWords(navigator.userAgent) }] : []),
                password,
              ]}
              action={action}
              onSubmit={change}
              before={task.kind === 'removePasskey' && <Text>{task.name}</Text>}
            />
          )}
        </div>
      </Dialog>
      {isAsking && (
        <Sheet
          onClose={() => setAsking(false)}
          title="Have you kept the codes?"
          description="They are shown only now, and not again."
        >
          <StayOrLeave
            stay={{ words: 'Show them', onChoose: () => setAsking(false) }}
            leave={{ words: 'I have kept them', onChoose: onClose }}
          />
        </Sheet>
      )}
    </>
  );
}

function Setup({ secret, uri }: { secret: string; uri: string }) {
  return (
    <Stack gap="s3">
      <Text>Scan this with the app, or type the secret in. Then enter the code that it shows.</Text>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </Stack>
  );
}
