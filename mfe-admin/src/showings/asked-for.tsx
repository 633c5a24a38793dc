import { Link } from 'platform';
import { cx } from 'ui';
import { clockOf } from '../clock/clock.ts';
import { RingClock } from '../clock/ring-clock.tsx';
import { openSheet } from '../frame/overlay.ts';
import { Section } from '../frame/section.tsx';
import type { LeadRowFragment } from '../generated/operations.ts';
import { formatTime, leadPath, whoOf } from '../leads/lead-words.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import * as styles from './showings.css.ts';

type AskedProps = { lead: LeadRowFragment; now: number; isFirst: boolean };

/** The person, the home, and each requested time with its actions. */
function Asked({ lead, now, isFirst }: AskedProps) {
  const arrange = (asked: { at?: string }) =>
    openSheet((close) => <ArrangeDialog lead={lead} {...asked} onClose={close} />);
  const who = whoOf(lead);
  const isPast = (time: string) => Date.parse(time) <= now;
  const open = lead.preferredTimes.find((time) => !isPast(time));
  return (
    <li className={styles.asked}>
      <div className={styles.askedWho}>
        <RingClock clock={clockOf(lead.dueAt, now)} />
        <div>
          <h3 className={styles.askedName}>
            <Link to={leadPath(lead)}>
              <bdi>{who}</bdi>
            </Link>
          </h3>
          <span className={styles.who}>{lead.propertyTitle ?? 'No home was named'}</span>
        </div>
      </div>
      {lead.message && (
        <p dir="auto" className={styles.said}>
          {lead.message}
        </p>
      )}
      {lead.preferredTimes.map((time) => (
        <div key={time} className={styles.time}>
          {formatTime(time)}
          {isPast(time) ? (
            <span className={styles.gone}>has passed</span>
          ) : (
            <button
              type="button"
              className={cx(styles.accept, isFirst && time === open && styles.acceptFirst)}
              aria-label={`Accept ${formatTime(time)}, ${who}`}
              onClick={() => arrange({ at: time })}
            >
              Accept
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={styles.another}
        aria-label={`Propose another time to ${who}`}
        onClick={() => arrange({})}
      >
        Propose another time
      </button>
    </li>
  );
}

type AskedForProps = { leads: readonly LeadRowFragment[]; hasMore: boolean; now: number };

/** Requested times without an answer, the most urgent first. */
export function AskedFor({ leads, hasMore, now }: AskedForProps) {
  if (leads.length === 0)
    return (
      <Section title="Asked for">
        <p className={styles.nothing}>Nobody waits for a time.</p>
      </Section>
    );
  const people = leads.length === 1 ? '1 person' : `${leads.length}${hasMore ? '+' : ''} people`;
  return (
    <Section title="Asked for" aside={people}>
      <ul>
        {leads.map((lead, index) => (
          <Asked key={lead.id} lead={lead} now={now} isFirst={index === 0} />
        ))}
      </ul>
      {hasMore && (
        <Link to="/admin/leads?kind=showing" className={styles.all}>
          All who ask
        </Link>
      )}
    </Section>
  );
}
