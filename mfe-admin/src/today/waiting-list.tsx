import { Link } from 'platform';
import { cx } from 'ui';
import { Ways } from '../answer/ways.tsx';
import { clockOf } from '../clock/clock.ts';
import { RingClock } from '../clock/ring-clock.tsx';
import type { LeadRowFragment } from '../generated/operations.ts';
import { badgeOf, formatMoment, leadPath, topicOf, whoOf } from '../leads/lead-words.ts';
import * as styles from './today.css.ts';

type RowProps = { lead: LeadRowFragment; now: number };

function Who({ lead }: { lead: LeadRowFragment }) {
  return (
    <Link to={leadPath(lead)} className={styles.who}>
      {whoOf(lead)}
    </Link>
  );
}

/** The person who waits longest, with the whole message. */
function First({ lead, now }: RowProps) {
  const clock = clockOf(lead.dueAt, now);
  return (
    <li className={styles.first}>
      <RingClock clock={clock} size={68} />
      <div className={styles.firstWords}>
        <h3 className={styles.firstName}>
          <Who lead={lead} />
        </h3>
        <p>
          <span className={styles.tone[clock.tone]}>{clock.words}</span>, due {formatMoment(lead.dueAt, now)}
        </p>
        <p className={styles.about}>
          <b>{badgeOf(lead)}</b>
          {lead.propertyTitle ? `, ${lead.propertyTitle}` : lead.kind === 'valuation' && `, ${lead.summary}`}
        </p>
      </div>
      <p dir="auto" className={styles.said}>
        {lead.message ?? lead.valuation?.additionalInfo ?? lead.summary}
      </p>
      <Ways lead={lead} look="boxes" className={styles.firstWays} />
    </li>
  );
}

function Row({ lead, now }: RowProps) {
  const clock = clockOf(lead.dueAt, now);
  return (
    <li className={styles.row}>
      <RingClock clock={clock} />
      <div className={styles.rowWords}>
        <div className={styles.rowFirst}>
          <h3 className={styles.rowName}>
            <Who lead={lead} />
          </h3>
          <span className={cx(styles.left, styles.tone[clock.tone])}>{clock.words}</span>
        </div>
        <p className={styles.topic}>
          <b>{badgeOf(lead)}</b>, {topicOf(lead)}
        </p>
      </div>
      <Ways lead={lead} look="plain" className={styles.rowWays} />
    </li>
  );
}

/** The leads that wait for an answer, the most urgent first. */
export function WaitingList({ leads, now }: { leads: readonly LeadRowFragment[]; now: number }) {
  const [first, ...rest] = leads;
  return (
    <ul>
      {first && <First key={first.id} lead={first} now={now} />}
      {rest.map((lead) => (
        <Row key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  );
}
