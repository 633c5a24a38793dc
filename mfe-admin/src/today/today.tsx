import { Link } from 'platform';
import { cx, Skeleton } from 'ui';
import { MailNotice } from '../dashboard/mail-notice.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { AdminAskedShowings, AdminToday, type AdminTodayQuery } from '../generated/operations.ts';
import { leadPath, streetOf, whoOf } from '../leads/lead-words.ts';
import { PreferredTimes } from '../leads/preferred-times.tsx';
import { Undelivered } from '../mail/undelivered.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { ClientsWords } from './clients-words.tsx';
import { NeedyHomes } from './needy-homes.tsx';
import { ShowingsToday } from './showings-today.tsx';
import * as styles from './today.css.ts';
import { WaitingList } from './waiting-list.tsx';
import { WeekFigures } from './week-figures.tsx';

/** Milliseconds. The page is updated even if an event was missed. */
const LOOK_AGAIN = 60_000;

type Viewer = NonNullable<AdminTodayQuery['viewer']>;

function countOf({ leads }: Viewer): string {
  const { new: waiting } = leads.statusCounts;
  return leads.overdueCount > 0 ? `${waiting}, ${leads.overdueCount} overdue` : String(waiting);
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Everybody has an answer.</p>
      <p className={styles.emptyWords}>Nobody waits. What comes in next stands here, with its clock.</p>
    </div>
  );
}

function Waiting({ viewer, now }: { viewer: Viewer; now: number }) {
  const { pageInfo } = viewer.leads;
  // A lead that was just answered disappears before the gateway answers.
  const nodes = viewer.leads.nodes.filter(({ status }) => status === 'new');
  if (nodes.length === 0) return <Empty />;
  return (
    <Section title="Waiting for an answer" aside={countOf(viewer)}>
      <WaitingList leads={nodes} now={now} />
      {pageInfo.hasNextPage && (
        <Link to="/admin/leads" className={styles.all}>
          All {viewer.leads.statusCounts.new} of them
        </Link>
      )}
    </Section>
  );
}

/** Requested times. To accept one, the agent sends a mail, which is shown first. */
function AskedTimes() {
  const { viewer } = useViewer(AdminAskedShowings, { variables: {} });
  const leads = viewer?.leads.nodes.filter(({ status }) => status === 'new') ?? [];
  if (leads.length === 0) return null;
  return (
    <Section title="Times asked for" aside={`${leads.length}${viewer?.leads.pageInfo.hasNextPage ? '+' : ''}`}>
      {leads.map((lead) => (
        <div key={lead.id} className={styles.asked}>
          <h3 className={styles.rowName}>
            <Link to={leadPath(lead)} className={styles.who}>
              {/* One text, which wraps as one. */}
              <span>
                <bdi>{whoOf(lead)}</bdi>
                {lead.propertyTitle && `, ${streetOf(lead.propertyTitle)}`}
              </span>
            </Link>
          </h3>
          {lead.message && <p className={styles.topic}>{lead.message}</p>}
          <PreferredTimes lead={lead} />
        </div>
      ))}
    </Section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading today" className={styles.today}>
      <div className={styles.stack}>
        <Skeleton height={230} />
        <Skeleton height={66} />
        <Skeleton height={66} />
        <Skeleton height={66} />
      </div>
      <div className={styles.stack}>
        <Skeleton height={150} />
        <Skeleton height={150} />
      </div>
    </div>
  );
}

/** The day: who waits, which times were requested, which homes need something. All is asked for at once, and shown together. */
export function Today({ now }: { now: number }) {
  const { viewer, loading, retry } = useViewer(AdminToday, { variables: {}, pollInterval: LOOK_AGAIN });
  if (!viewer && !loading) return <Failed what="Today" onRetry={retry} className={styles.empty} />;
  return (
    <>
      {!viewer && <Loading />}
      <div className={cx(styles.today, !viewer && styles.notYet)}>
        {viewer && (
          <>
            <div className={styles.wide}>
              <MailNotice mail={viewer.mail} onRetried={retry}>
                <Undelivered mails={viewer.mail.undelivered} now={now} />
              </MailNotice>
            </div>
            <div className={styles.stack}>
              <Waiting viewer={viewer} now={now} />
            </div>
          </>
        )}
        <div className={styles.stack}>
          <ShowingsToday now={now} />
          <AskedTimes />
          <ClientsWords />
          <NeedyHomes now={now} />
          <WeekFigures />
        </div>
      </div>
    </>
  );
}
