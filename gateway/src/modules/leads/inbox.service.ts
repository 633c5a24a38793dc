import type { LeadChange, LeadExport, LeadName, LeadSearch, NewLeadAnswer } from 'schema';
import type { LeadConnection } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Limited } from '../../core/concurrency-limit.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { PropertyQuery } from '../properties/property.query.ts';
import { type Counts, countLeads } from './inbox-counts.ts';
import { csvTitles, toCsv } from './inbox-csv.ts';
import type { LeadFilter } from './inbox-filter.ts';
import { pageOfSpine } from './inbox-page.ts';
import { createLeadRows, type LeadRows, type StoredLead } from './inbox-rows.ts';
import { createLeadAnswers } from './lead-answers.ts';
import { createLeadChange } from './lead-change.ts';
import type { LeadFeed } from './lead-feed.ts';
import { type LeadNode, toNodes } from './lead-node.ts';

const HOUR_MS = 3_600_000;
/** Few enough that visitors do not notice an export on PGlite, and enough that an export needs few parts. */
const CSV_ROWS = 500;

export interface InboxDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
  readonly query: PropertyQuery;
  readonly feed: Pick<LeadFeed, 'announce'>;
  /** Searches for words, which must not take every connection. */
  readonly limited: Limited;
  /** The promised hours from a lead to its reply. */
  readonly replyWithinHours: number;
}

type Figures = 'totalCount' | 'overdueCount' | 'statusCounts';

/** A page, and numbers that are counted only if they are asked for. */
export type LeadPage = Pick<LeadConnection, 'pageInfo'> & { nodes: LeadNode[] } & {
  [Figure in Figures]: () => Promise<LeadConnection[Figure]>;
};

/** All four kinds of lead in one list for the agent, with the time by which each must be answered. */
export function createInbox({ database, audit, outbox, query, feed, limited, replyWithinHours }: InboxDeps) {
  const patience = replyWithinHours * HOUR_MS;
  const rows = createLeadRows(patience);
  const nodesOf = (leads: readonly StoredLead[]) => toNodes({ database, query }, leads);
  const nodeOf = (lead: StoredLead) => nodesOf([lead])[0] as LeadNode;
  const { change, markContacted } = createLeadChange({ rows, audit, outbox });
  const answers = createLeadAnswers({ database, audit, outbox, demand: rows.demand, markContacted });

  return {
    /** Locks the lead until the transaction ends, so that other changes of it wait. */
    lock: answers.lock,

    /** See `createLeadAnswers`. Call `announce` after the commit. */
    answerWithin: answers.answerWithin,

    /** Sends held mail of the lead after all, unless the lead is spam; see `Outbox`. Call `announce` after the commit. */
    async releaseWithin(em: EntityManager, lead: LeadName): Promise<void> {
      const stored = await rows.demand(em, lead);
      if (stored.status !== 'spam') await outbox.release(em, stored);
    },

    /**
     * Call it after the commit of a change made elsewhere: the lead's mail is sent, and other devices learn of the
     * change.
     */
    announce(lead: LeadName): void {
      outbox.wake();
      feed.announce(lead);
    },

    /** See `createLeadAnswers`. */
    async answer(input: NewLeadAnswer): Promise<LeadNode> {
      const lead = await answers.answer(input);
      feed.announce(lead);
      return nodeOf(lead);
    },

    /** Without statuses: all leads but spam. */
    async search({ filter: asked, sort, first, after }: LeadSearch): Promise<LeadPage> {
      const filter = asked ?? {};
      const late = new Date(Date.now() - patience);
      const page = pageOfSpine({ filter, sort, late, place: readCursor(after, sort), limit: first + 1 });
      const run: Limited = filter.text === undefined ? (work) => work() : limited;
      const found = await run(() => rows.find(database.em(), page, sort));
      const { nodes, pageInfo } = pageOf(found, first, placeOf, sort);
      let counted: Promise<Counts> | undefined;
      const count = () => {
        counted ??= countLeads(database.em(), filter, late);
        return counted;
      };
      return {
        nodes: nodesOf(nodes),
        pageInfo,
        totalCount: async () => {
          const { total } = await count();
          return run(total);
        },
        overdueCount: async () => (await count()).overdue,
        statusCounts: async () => (await count()).statuses,
      };
    },

    /** Null for an unknown or malformed id. */
    async find({ kind, id }: LeadName): Promise<LeadNode | null> {
      const lead = isRecordId(id) ? await rows.one(database.em(), { kind, id }) : undefined;
      return lead === undefined ? null : nodeOf(lead);
    },

    /** Every lead that matches the filter, as described at `csvParts`. */
    csv: ({ filter }: LeadExport) =>
      csvParts(database, rows, { filter: filter ?? {}, late: new Date(Date.now() - patience) }),

    /**
     * An absent field keeps its value. Throws NOT_FOUND for an unknown or malformed id, CONFLICT if the lead changed
     * after `expectedUpdatedAt`, or its status from `expectedStatus` to another one than the new one.
     */
    async update(id: string, asked: LeadChange, expectedUpdatedAt?: Date): Promise<LeadNode> {
      if (!isRecordId(id)) throw notFound('Lead');
      const lead = await database.transaction((em) => change(em, id, asked, expectedUpdatedAt));
      outbox.wake();
      feed.announce(lead);
      return nodeOf(lead);
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

const placeOf = ({ createdAt, id }: StoredLead) => ({ moment: createdAt, id });
type Place = ReturnType<typeof placeOf> | null;

/**
 * CSV (RFC 4180) without a byte order mark, newest first, 500 leads in each part. Each part is read when it is asked
 * for, and no connection stays open afterwards, so an export may be abandoned at any time. A lead that arrives or
 * changes during the export appears as it is when its part is read, or not at all.
 */
async function* csvParts(database: Database, rows: LeadRows, which: { filter: LeadFilter; late: Date }) {
  yield csvTitles();
  let place: Place = null;
  do {
    const page = pageOfSpine({ ...which, sort: 'newest', place, limit: CSV_ROWS });
    const part = await rows.find(database.maintenance.em(), page).then(csvPart);
    yield part.text;
    place = part.next;
  } while (place !== null);
}

/** No lead itself: a slow reader may take minutes for a part. */
function csvPart(leads: readonly StoredLead[]): { text: string; next: Place } {
  const last = leads.at(-1);
  return { text: toCsv(leads), next: last === undefined || leads.length < CSV_ROWS ? null : placeOf(last) };
}
