import { telephoneLink } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { useState } from 'react';
import { CheckIcon, cx, MailIcon, PhoneIcon } from 'ui';
import { isUnreached } from '../connection/connection.ts';
import { newId } from '../device/new-id.ts';
import { Icon } from '../frame/icon.tsx';
import { openSheet } from '../frame/overlay.ts';
import { AnswerLead, type LeadRowFragment } from '../generated/operations.ts';
import { whoOf } from '../leads/lead-words.ts';
import { useLeadChange } from '../leads/use-lead-change.ts';
import { toastFailure } from '../property-form/errors.ts';
import { enqueueOffline } from '../queue/enqueue.ts';
import { withSession } from '../session/sign-in-again.ts';
import { offPaper } from '../theme/paper.css.ts';
import * as styles from './answer.css.ts';
import { AnswerDialog, type Channel } from './answer-dialog.tsx';

const TextIcon = () => (
  <Icon box={[18, 17]} drawing="M1.2 1.5h15.6v10.6H8.2L4.4 15.4v-3.3H1.2zM5 5.4h8M5 8.3h5" weight={1.6} />
);

type WaysProps = {
  lead: LeadRowFragment;
  /** `boxes`: for the one lead in front. `plain`: for a row among others. */
  look: 'boxes' | 'plain';
  className?: string;
};

/** Call, text, mail, done: one press each. After a call it asks whether somebody answered. */
export function Ways({ lead, look, className }: WaysProps) {
  const setStatus = useLeadChange();
  const [answerLead] = useMutation(documentOf(AnswerLead));
  const [hasCalled, setCalled] = useState(false);
  const who = whoOf(lead);
  const isDone = lead.status !== 'new';

  const write = (channel: Channel) =>
    openSheet((close) => <AnswerDialog lead={lead} channel={channel} onClose={close} />);

  async function noteCall(): Promise<void> {
    setCalled(false);
    const input = { id: newId(), leadKind: lead.kind, leadId: lead.id, channel: 'call' as const };
    try {
      await withSession(() => answerLead({ variables: { input }, refetchQueries: 'active' }), `AnswerLead ${lead.id}`);
    } catch (error) {
      const call = { what: 'call' as const, id: `call ${input.id}`, about: who, input };
      if (!isUnreached(error) || !(await enqueueOffline(call))) toastFailure(error);
    }
  }

  return (
    <div className={cx(styles.ways, styles.look[look], offPaper, className)}>
      {hasCalled ? (
        <fieldset className={styles.asked} aria-label={`Reached ${who}?`}>
          <legend className={styles.question}>Reached?</legend>
          <button type="button" className={styles.way} onClick={() => void noteCall()}>
            Yes, done
          </button>
          <button type="button" className={styles.way} onClick={() => setCalled(false)}>
            Not yet
          </button>
        </fieldset>
      ) : (
        <>
          {lead.phone && (
            <>
              <a
                className={cx(styles.way, look === 'boxes' && styles.main)}
                href={telephoneLink(lead.phone)}
                aria-label={`Call ${who}`}
                onClick={() => setCalled(true)}
              >
                <PhoneIcon /> Call
              </a>
              <button type="button" className={styles.way} aria-label={`Text ${who}`} onClick={() => write('text')}>
                <TextIcon /> Text
              </button>
            </>
          )}
          <button
            type="button"
            className={cx(styles.way, look === 'boxes' && !lead.phone && styles.main)}
            aria-label={`Mail ${who}`}
            aria-keyshortcuts={look === 'boxes' ? 'e' : undefined}
            onClick={() => write('mail')}
          >
            <MailIcon /> Mail
          </button>
          <button
            type="button"
            className={styles.way}
            aria-label={isDone ? `Reopen ${who}` : `Done with ${who}`}
            onClick={() => void setStatus(lead, isDone ? 'new' : 'contacted')}
          >
            <CheckIcon /> {isDone ? 'Reopen' : 'Done'}
          </button>
        </>
      )}
    </div>
  );
}
