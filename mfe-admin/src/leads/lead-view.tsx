import { Link } from 'platform';
import { useEffect, useRef } from 'react';
import { attachedAssetsPath } from 'schema/pictures';
import { AwaitingPicture, cx, Heading, imageNamed, Picture, Skeleton, Stack } from 'ui';
import { Ways } from '../answer/ways.tsx';
import { clockOf } from '../clock/clock.ts';
import { AnsweredRing, RingClock } from '../clock/ring-clock.tsx';
import { focusQuietly } from '../frame/focus-quietly.ts';
import type { AdminLeadQuery, WholeLeadFragment } from '../generated/operations.ts';
import { LeadBadge } from './badge.tsx';
import * as styles from './lead.css.ts';
import { LeadFacts, LeadHistory } from './lead-facts.tsx';
import { formatDay, formatHour, formatMoment, whoOf } from './lead-words.ts';
import { Notes } from './notes.tsx';
import { StatusChoice } from './status-choice.tsx';
import { Thread } from './thread.tsx';

type Viewer = NonNullable<AdminLeadQuery['viewer']>;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Answer by 2:00 pm today. The third time they write." */
function promiseOf(lead: WholeLeadFragment, count: number, now: number): string {
  const times =
    count > 1 ? ` ${ordinals[count - 1] ? `The ${ordinals[count - 1]} time` : `${count} times`} they write.` : '';
  const due = `${formatHour(lead.dueAt)} ${formatDay(lead.dueAt, now).replace(/^T|^Y/, (sign) => sign.toLowerCase())}`;
  if (lead.status === 'new')
    return `${Date.parse(lead.dueAt) < now ? 'The answer was due by' : 'Answer by'} ${due}.${times}`;
  return `${lead.answeredAt ? `Answered ${formatMoment(lead.answeredAt, now)}.` : 'No answer is due.'}${times}`;
}

function About({ property }: { property: NonNullable<WholeLeadFragment['property']> }) {
  const { id, address, city, price, status, archivedAt, photo } = property;
  return (
    <Link to={`/properties/${id}`} reloadDocument className={styles.about}>
      <span className={styles.aboutPicture}>
        {photo ? (
          <Picture image={imageNamed(`${attachedAssetsPath}/${photo.stem}`, photo)} alt="" sizes="104px" ratio="fill" />
        ) : (
          <AwaitingPicture text="Awaiting Images" ratio="4:3" small />
        )}
      </span>
      <span>
        <b>
          {address}, {city}
        </b>
        <span className={styles.aboutLine}>
          {price}, {archivedAt ? 'archived' : status}
        </span>
      </span>
    </Link>
  );
}

/** How many letters a name has from which it is set smaller. */
const LONG = 36;

function Head({ lead, count, now }: { lead: WholeLeadFragment; count: number; now: number }) {
  return (
    <div className={styles.top}>
      {lead.status === 'new' ? <RingClock clock={clockOf(lead.dueAt, now)} size={88} /> : <AnsweredRing size={68} />}
      <div className={styles.topWords}>
        <p className={styles.nameLine}>
          <Heading level={1} className={cx(styles.name, whoOf(lead).length > LONG && styles.longName)}>
            {whoOf(lead)}
          </Heading>
          <LeadBadge lead={lead} />
        </p>
        <p>{promiseOf(lead, count, now)}</p>
      </div>
    </div>
  );
}

/** The lead was deleted, or the URL names none. */
export const NoLead = () => <p className={styles.nothing}>This lead is not there any more.</p>;

/** One lead in full, and all else that the same person sent. */
export function LeadView({ viewer, now }: { viewer: Viewer; now: number }) {
  const { lead } = viewer;
  const view = useRef<HTMLElement>(null);
  const id = lead?.id;
  // When it is opened from the list, reading continues at the name; who types into the search by then types on.
  useEffect(() => {
    const heading = view.current?.querySelector('h1');
    if (heading && id && !document.activeElement?.matches('input')) focusQuietly(heading);
  }, [id]);

  if (!lead) return <NoLead />;
  const all = viewer.leads.nodes.some((one) => one.id === lead.id) ? viewer.leads.nodes : [lead, ...viewer.leads.nodes];
  // Counted as in the list of people.
  const times = all.filter((one) => one.status !== 'spam' || one.id === lead.id).length;
  return (
    <article ref={view} key={lead.id} className={styles.view}>
      <Head lead={lead} count={times} now={now} />
      <Ways lead={lead} look="boxes" className={styles.ways} />
      <StatusChoice lead={lead} />
      {lead.property && <About property={lead.property} />}
      <section aria-label="Everything they sent">
        <h2 className={styles.section}>Everything they sent</h2>
        <Thread leads={all} now={now} />
      </section>
      <Notes key={`notes ${lead.id}`} lead={lead} />
      <section aria-label="Where it came from">
        <h2 className={styles.section}>Where it came from</h2>
        <LeadFacts lead={lead} />
        <LeadHistory lead={lead} now={now} />
      </section>
    </article>
  );
}

/** Placeholders for a lead that is loading. */
export function LeadSkeleton() {
  return (
    <div className={styles.view} role="status" aria-label="Loading the lead">
      <div className={styles.top}>
        <Skeleton width={88} height={88} />
        <Stack gap="s3">
          <Skeleton width={180} height={30} />
          <Skeleton width={240} />
        </Stack>
      </div>
      <Skeleton height={48} />
      <Skeleton height={44} />
      <Skeleton height={180} />
    </div>
  );
}
