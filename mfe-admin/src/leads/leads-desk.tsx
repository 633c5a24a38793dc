import { useLocation, useSearchParams } from 'platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { restPaths } from 'schema/paths';
import { Button, buttonClass, cx, Heading } from 'ui';
import { chip } from '../answer/answer.css.ts';
import { useNow } from '../clock/use-now.ts';
import { offline } from '../connection/connection.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Found } from '../frame/found.tsx';
import { AdminLead, type LeadKind } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import { filterOf, readShown, tabLabels, tabs } from './lead-filters.ts';
import { LeadList } from './lead-list.tsx';
import { LeadSearch } from './lead-search.tsx';
import { LeadSkeleton, LeadView, NoLead } from './lead-view.tsx';
import * as styles from './leads-desk.css.ts';
import { Neighbours } from './neighbours.tsx';
import { useLeads } from './use-leads.ts';

export type OpenLead = { kind: LeadKind; id: string };

/** The gateway refuses to search for anything else. */
const isLeadId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** How many other leads of the same person are loaded. */
const OTHERS = 30;

function Opened({ kind, id, now }: OpenLead & { now: number }) {
  const { viewer, loading, hasFailed, retry } = useViewer(AdminLead, { variables: { kind, id, others: OTHERS } });
  // The data may still be those of the lead shown before.
  if (viewer && (!viewer.lead || viewer.lead.id === id))
    return loading && !viewer.lead ? <LeadSkeleton /> : <LeadView viewer={viewer} now={now} />;
  if (!hasFailed || loading) return <LeadSkeleton />;
  return <Failed what="The lead" onRetry={retry} />;
}

/** The scroll position of the list, for the page that shows the same list beside a lead. */
let scrolledTo = 0;

function List({ open, now }: { open: OpenLead | null; now: number }) {
  const [search, setSearch] = useSearchParams();
  const shown = readShown(search);
  const { leads, isEarlier, counts, hasMore, loading, hasFailed, retry, showMore } = useLeads(shown);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    if (!element || leads.length === 0) return;
    if (element.scrollTop === 0) element.scrollTop = scrolledTo;
  }, [leads.length]);

  // So that Next leads on from the last one that is loaded.
  const isOffline = offline.use();
  const isAtEnd = hasMore && !isOffline && open !== null && leads.at(-1)?.id === open.id;
  const loadNext = useEffectEvent(showMore);
  useEffect(() => {
    if (isAtEnd) loadNext();
  }, [isAtEnd]);

  function choose(part: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(part)) value ? next.set(key, value) : next.delete(key);
    setSearch(next, { replace: 'text' in part });
  }

  const exported = (
    <a href={restPaths.adminLeadsCsv} download className={buttonClass({ tone: 'line', size: 'small' })}>
      Export CSV
    </a>
  );
  return (
    <div
      ref={pane}
      className={cx(styles.list, open !== null && styles.listBehind)}
      onScroll={({ currentTarget }) => {
        scrolledTo = currentTarget.scrollTop;
      }}
    >
      <div className={styles.tools}>
        <div className={styles.titleLine}>
          {open ? (
            <p className={styles.title}>Leads</p>
          ) : (
            <Heading level={1} className={styles.title}>
              Leads
            </Heading>
          )}
          <span className={styles.besideTitle}>{exported}</span>
        </div>
        <LeadSearch shown={shown} onChoose={choose}>
          <nav className={styles.chips} aria-label="Status">
            {tabs.map((tab) => (
              <button
                key={tab}
                type="button"
                className={chip}
                aria-current={shown.tab === tab ? 'true' : undefined}
                onClick={() => choose({ show: tab === 'open' ? null : tab, sort: null })}
              >
                {tabLabels[tab]} {counts?.[tab] ? <b>{counts[tab]}</b> : null}
              </button>
            ))}
          </nav>
        </LeadSearch>
      </div>
      {loading && !isEarlier && leads.length === 0 && (
        <p role="status" className={styles.message}>
          Loading leads...
        </p>
      )}
      <Found what="leads" isEarlier={loading && isEarlier}>
        <LeadList
          leads={leads}
          isByClock={shown.sort === 'due'}
          now={now}
          search={search.toString()}
          openId={open?.id ?? null}
        />
      </Found>
      {hasFailed && !loading && leads.length === 0 && (
        <Failed what="The leads" onRetry={retry} className={styles.message} />
      )}
      {!loading && !hasFailed && leads.length === 0 && (
        <Nothing isFiltered={Object.keys(filterOf(shown)).length > 1} tab={shown.tab} />
      )}
      {hasMore && (
        <div className={styles.message}>
          <Button tone="line" size="small" pending={loading} onClick={showMore}>
            {loading ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
      <p className={styles.below}>{exported}</p>
    </div>
  );
}

function Nothing({ isFiltered, tab }: { isFiltered: boolean; tab: string }) {
  const words = isFiltered
    ? 'Nothing fits. Try fewer words.'
    : tab === 'open'
      ? 'Everybody has an answer.'
      : 'Nothing here yet.';
  return <p className={styles.message}>{words}</p>;
}

/** The inbox: on wide screens beside the open lead, on phones one of the two. */
export function LeadsDesk({ open }: { open: OpenLead | null }) {
  const now = useNow();
  const { search } = useLocation();
  const back = { to: `/admin/leads${search}`, label: 'Leads' };
  return (
    <AdminPage
      title="Leads"
      isBare
      hasOwnHeading
      hasDock={open !== null}
      {...(open && { back, narrowActions: <Neighbours openId={open.id} /> })}
    >
      <div className={styles.panes}>
        <List open={open} now={now} />
        <div className={cx(styles.opened, !open && styles.openedEmpty)}>
          {!open && <p className={styles.message}>Choose a lead to read it here.</p>}
          {open && (isLeadId(open.id) ? <Opened key={open.id} {...open} now={now} /> : <NoLead />)}
        </div>
      </div>
    </AdminPage>
  );
}
