import { Link } from 'platform';
import type { UndeliveredMailFragment } from '../generated/operations.ts';
import { formatMoment, leadPath } from '../leads/lead-words.ts';
import * as styles from './undelivered.css.ts';

const whats: Readonly<Record<UndeliveredMailFragment['kind'], string>> = {
  agent_notice: 'The notice to you',
  acknowledgement: 'The thanks',
  answer: 'Your answer',
  test: 'The test',
  testimonial_request: 'The wish for a few words',
};

/** The mails that were given up: recipient, reason, and the lead, which can be answered in another way. */
export function Undelivered({ mails, now }: { mails: readonly UndeliveredMailFragment[]; now: number }) {
  if (mails.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Mail that could not be delivered">
      {mails.map(({ id, kind, recipient, lastError, queuedAt, leadId, leadKind }) => (
        <li key={id} className={styles.mail}>
          <b>
            {whats[kind]} to {recipient}
          </b>
          <span className={styles.why}>
            {formatMoment(queuedAt, now)}
            {lastError && `: ${lastError}`}
          </span>
          {leadId && leadKind && (
            <Link to={leadPath({ id: leadId, kind: leadKind })} className={styles.lead}>
              See the lead
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
