import { useState } from 'react';
import { Button, Skeleton } from 'ui';
import * as styles from '../account/account.css.ts';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { formatMoment } from '../leads/lead-words.ts';
import { hasPasskeys } from '../login/passkey.ts';
import { few } from './second-factor.css.ts';
import { type Task, TaskDialog } from './task-dialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** With as few codes, the agent should make new ones. */
const FEW = 3;

type RowProps = { name: string; state: string; isFew?: boolean; action: string; label?: string; onPress: () => void };

function Row({ name, state, isFew = false, action, label, onPress }: RowProps) {
  return (
    <li className={styles.row}>
      <span>
        <b className={styles.name}>{name}</b>
        <span className={isFew ? few : styles.quiet}>{state}</span>
      </span>
      <Button tone="line" size="small" aria-label={label} onClick={onPress}>
        {action}
      </Button>
    </li>
  );
}

/** The second factors: passkeys, an authenticator app, and recovery codes. */
export default function SecondFactorSection({ now }: { now: number }) {
  const actions = useSecondFactor();
  const [task, setTask] = useState<Task>();
  const { secondFactor, hasFailed, refetch } = actions;
  const begin = (kind: 'totp' | 'passkey' | 'codes' | 'removeTotp') => () => setTask({ kind });

  return (
    <Section title="Second factor">
      {!secondFactor && !hasFailed && <Skeleton height={160} />}
      {!secondFactor && hasFailed && <Failed what="What is set up" onRetry={refetch} />}
      {secondFactor && (
        <ul>
          {secondFactor.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <Row
              key={id}
              name={name}
              state={`Passkey, ${lastUsedAt ? `used ${formatMoment(lastUsedAt, now)}` : `added ${formatMoment(createdAt, now)}`}`}
              action="Take away"
              label={`Take away the passkey ${name}`}
              onPress={() => setTask({ kind: 'removePasskey', id, name })}
            />
          ))}
          {hasPasskeys() && (
            <Row
              name="Passkey"
              state={
                secondFactor.passkeys.length > 0
                  ? 'Signs you in alone, or after the password'
                  : 'Sign in by fingerprint, face or PIN'
              }
              action="Add"
              label="Add a passkey"
              onPress={begin('passkey')}
            />
          )}
          <Row
            name="Authenticator app"
            state={
              secondFactor.totpSince
                ? `Asked for since ${formatMoment(secondFactor.totpSince, now)}`
                : 'A code of six digits at each sign-in'
            }
            action={secondFactor.totpSince ? 'Take away' : 'Set up'}
            label={`${secondFactor.totpSince ? 'Take away' : 'Set up'} the authenticator app`}
            onPress={begin(secondFactor.totpSince ? 'removeTotp' : 'totp')}
          />
          {(secondFactor.totpSince || secondFactor.passkeys.length > 0) && (
            <Row
              name="Recovery codes"
              state={`${secondFactor.recoveryCodesLeft} of 10 left`}
              isFew={secondFactor.recoveryCodesLeft <= FEW}
              action="New ones"
              label="New ones in place of the recovery codes"
              onPress={begin('codes')}
            />
          )}
        </ul>
      )}
      {task && <TaskDialog task={task} actions={actions} onClose={() => setTask(undefined)} />}
    </Section>
  );
}
