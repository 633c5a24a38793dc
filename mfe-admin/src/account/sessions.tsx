import { toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { Button } from 'ui';
import { refetchActive } from '../connection/refetch.ts';
import { useLogOut } from '../frame/use-log-out.ts';
import { type AgentAccountQuery, EndSession } from '../generated/operations.ts';
import { formatMoment } from '../leads/lead-words.ts';
import { toastFailure, unlessGone } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';
import * as styles from './account.css.ts';
import { deviceInWords } from './deed-words.ts';

type Session = NonNullable<AgentAccountQuery['viewer']>['sessions'][number];

/** The agent's sessions. Each can be ended here. */
export function Sessions({ sessions, now }: { sessions: readonly Session[]; now: number }) {
  const signOutEverywhere = useLogOut('everywhere');
  const [endSession] = useMutation(documentOf(EndSession), { refetchQueries: 'active' });

  async function end(id: string): Promise<void> {
    try {
      await withSession(() => endSession({ variables: { id } }), `EndSession ${id}`).catch((error) => {
        unlessGone(error);
        refetchActive();
      });
      toast({ title: 'Ended', description: 'That session has to sign in again.' });
    } catch (error) {
      toastFailure(error);
    }
  }

  return (
    <>
      <ul>
        {sessions.map(({ id, createdAt, lastSeenAt, userAgent, isCurrent }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <b className={styles.name}>{deviceInWords(userAgent)}</b>
              <span className={styles.quiet}>
                {isCurrent ? 'This one' : `Seen ${formatMoment(lastSeenAt, now)}`}, since {formatMoment(createdAt, now)}
              </span>
            </span>
            {!isCurrent && (
              <Button
                tone="line"
                size="small"
                aria-label={`End the session of ${deviceInWords(userAgent)}`}
                onClick={() => void end(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button tone="line" size="small" onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
    </>
  );
}
