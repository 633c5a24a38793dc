import type { LeadChange, LeadExport, LeadSearch } from 'schema';
import type { Lead, LeadConnection } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { type Counts, countLeads } from './inbox-counts.ts';
import { csvTitles, toCsv } from './inbox-csv.ts';
import type { LeadFilter } from './inbox-filter.ts';
import { tableOf } from './inbox-kinds.ts';
import { pageOfSpine } from './inbox-page.ts';
import { createLeadRows, type LeadRows } from './inbox-rows.ts';
import { createLeadAnswers } from './lead-answers.ts';

const HOUR_MS = 3_600_000;
/** Short enough that on PGlite a visitor does not notice an export, long enough to be few. */
const CSV_ROWS = 500;

export interface InboxDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
  /** The promise: hours from a lead to its reply. */
  readonly replyWithinHours: number;
}

/** A page, and figures that are counted when they are asked for. */
export type LeadPage = Pick<LeadConnection, 'nodes' | 'pageInfo'> &
  Record<'totalCount' | 'overdueCount', () => Promise<number>>;

/** All four kinds of lead as one list, for the agent, with the promise's clock. */
export function createInbox({ database, audit, outbox, replyWithinHours }: InboxDeps) {
  const patience = replyWithinHours * HOUR_MS;
  const rows = createLeadRows(patience);

  /** A lead's mail follows its status: what was taken for spam and is none goes out, once. */
  async function moveMail(em: EntityManager, before: Lead, after: Lead): Promise<void> {
    if (before.status === after.status) return;
    if (before.status === 'spam') await outbox.release(em, before);
    if (after.status === 'spam') await outbox.hold(em, before.id);
  }

  /** Its row is locked. */
  async function store(
    em: EntityManager,
    before: Lead,
    { status, notes }: Pick<Lead, 'status' | 'notes'>,
  ): Promise<Lead> {
    const sql = `update ${tableOf(before.kind)} set status = ?, notes = ?, updated_at = ? where id = ?`;
    await em.execute(sql, [status, notes, new Date(), before.id], 'run');
    const after = await rows.demand(em, before);
    await moveMail(em, before, after);
    return after;
  }

  const { answer } = createLeadAnswers({
    database,
    audit,
    outbox,
    demand: rows.demand,
    async markContacted(em, before) {
      const isOpen = before.status === 'new' || before.status === 'spam';
      await store(em, before, { ...before, status: isOpen ? 'contacted' : before.status });
    },
  });

  return {
    answer,

    /** Newest first; without statuses everything but spam. */
    async search({ filter, first, after }: LeadSearch): Promise<LeadPage> {
      const late = new Date(Date.now() - patience);
      const place = readCursor(after);
      const page = pageOfSpine({ filter: filter ?? {}, late, place, limit: first + 1 });
      const found = await rows.find(database.em(), page);
      let counted: Promise<Counts> | undefined;
      const count = () => {
        counted ??= countLeads(database.em(), filter ?? {}, late);
        return counted;
      };
      return {
        ...pageOf(found, first, placeOf),
        totalCount: async () => (await count()).total,
        overdueCount: async () => (await count()).overdue,
      };
    },

    /** Every lead that the filter lets through, as `csvParts` tells of them. */
    csv: ({ filter }: LeadExport) =>
      csvParts(database, rows, { filter: filter ?? {}, late: new Date(Date.now() - patience) }),

    /** Absent keeps; NOT_FOUND for an unknown or malformed id. */
    async update(id: string, { kind, status, notes }: LeadChange): Promise<Lead> {
      if (!isRecordId(id)) throw notFound('Lead');
      const lead = await database.transaction(async (em) => {
        // Two changes at once follow each other, or the mail would follow neither.
        await em.execute(`select 1 from ${tableOf(kind)} where id = ? for update`, [id]);
        const before = await rows.demand(em, { id, kind });
        const after = await store(em, before, {
          status: status ?? before.status,
          notes: notes === undefined ? before.notes : notes,
        });
        const changes = differences(stateOf(before), stateOf(after));
        await audit.record(em, { action: 'updateLead', subject: 'Lead', subjectId: id, changes });
        return rows.demand(em, { id, kind });
      });
      outbox.wake();
      return lead;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

const stateOf = ({ status, notes }: Lead) => ({ status, notes });

const placeOf = ({ createdAt, id }: Lead) => ({ moment: createdAt, id });

/**
 * RFC 4180 without a byte order mark, newest first, some hundred leads a part. Each part is read when it is asked
 * for and holds no connection afterwards: who stops asking leaves nothing behind, and the site goes on meanwhile. A
 * lead that arrives or changes while the export runs is in it as it is when its part is read, or not at all.
 */
async function* csvParts(database: Database, rows: LeadRows, which: { filter: LeadFilter; late: Date }) {
  yield csvTitles();
  let place: ReturnType<typeof placeOf> | null = null;
  do {
    const part: Lead[] = await rows.find(database.maintenance.em(), pageOfSpine({ ...which, place, limit: CSV_ROWS }));
    yield toCsv(part);
    const last = part.at(-1);
    place = last === undefined || part.length < CSV_ROWS ? null : placeOf(last);
  } while (place !== null);
}
