import { Link } from 'platform';
import { cx } from 'ui';
import { type Clock, clockOf } from '../clock/clock.ts';
import { AnsweredRing, RingClock } from '../clock/ring-clock.tsx';
import type { LeadRowFragment } from '../generated/operations.ts';
import { LeadBadge } from './badge.tsx';
import * as styles from './lead-list.css.ts';
import { formatDay, leadPath, topicOf, whoOf } from './lead-words.ts';

type RowProps = { lead: LeadRowFragment; now: number; search: string; isOpen: boolean };

const short = ({ words }: Clock) => words.replace(' overdue', ' over');

function Row({ lead, now, search, isOpen }: RowProps) {
  const clock = lead.status === 'new' ? clockOf(lead.dueAt, now) : null;
  return (
    <li>
      <Link
        to={{ pathname: leadPath(lead), search }}
        className={cx(styles.row, isOpen && styles.rowOpen)}
        aria-current={isOpen ? 'true' : undefined}
        data-lead={lead.id}
        data-row
      >
        {clock ? <RingClock clock={clock} /> : <AnsweredRing />}
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.who}>
              <b className={styles.name}>{whoOf(lead)}</b> <LeadBadge lead={lead} />
            </span>
            <span className={cx(styles.when, clock ? styles.tone[clock.tone] : undefined)}>
              {clock ? short(clock) : formatDay(lead.createdAt, now)}
            </span>
          </span>
          <span className={styles.topic}>{topicOf(lead)}</span>
        </span>
      </Link>
    </li>
  );
}

/** The heading over a lead: when its reply is due, or the day on which it came. */
function groupOf(lead: LeadRowFragment, isByClock: boolean, now: number): string {
  if (!isByClock || lead.status !== 'new') return formatDay(lead.createdAt, now);
  if (Date.parse(lead.dueAt) < now) return 'Overdue';
  return `Due ${formatDay(lead.dueAt, now).replace(/^T/, 't')}`;
}

type LeadListProps = {
  leads: readonly LeadRowFragment[];
  isByClock: boolean;
  now: number;
  /** The filters as a query string, which the links carry along. */
  search: string;
  openId: string | null;
};

export function LeadList({ leads, isByClock, now, search, openId }: LeadListProps) {
  const groups = new Map<string, LeadRowFragment[]>();
  for (const lead of leads) {
    const name = groupOf(lead, isByClock, now);
    groups.set(name, [...(groups.get(name) ?? []), lead]);
  }
  return [...groups].map(([name, rows]) => (
    <section key={name} aria-label={name}>
      <h2 className={styles.group}>{name}</h2>
      <ul>
        {rows.map((lead) => (
          <Row key={`${lead.kind} ${lead.id}`} lead={lead} now={now} search={search} isOpen={lead.id === openId} />
        ))}
      </ul>
    </section>
  ));
}
