import type { LeadChange, LeadExport, LeadSearch } from 'schema';
import type { Lead, LeadConnection } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { toCsv } from './inbox-csv.ts';
import { leadConditions, OVERDUE } from './inbox-filter.ts';
import { everyLead, tableOf } from './inbox-kinds.ts';
import { demandLead, selectLeads } from './inbox-rows.ts';

const HOUR_MS = 3_600_000;

export interface InboxDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
  /** The promise: hours from a lead to its reply. */
  readonly replyWithinHours: number;
}

/** All four kinds of lead as one list, for the agent, with the promise's clock. */
export function createInbox({ database, audit, outbox, replyWithinHours }: InboxDeps) {
  const patience = replyWithinHours * HOUR_MS;

  /** A lead's mail follows its status: what was taken for spam and is none goes out, once. */
  async function moveMail(em: EntityManager, before: Lead, after: Lead): Promise<void> {
    if (before.status === after.status) return;
    if (before.status === 'spam') await outbox.release(em, before);
    if (after.status === 'spam') await outbox.hold(em, before.id);
  }

  return {
    /** Newest first; without statuses everything but spam. */
    search: (search: LeadSearch) => searchLeads(database, patience, search),

    /** Every lead that the filter lets through, newest first; RFC 4180 without a byte order mark. */
    async csv({ filter }: LeadExport): Promise<string> {
      const where = leadConditions(filter ?? {}, new Date(Date.now() - patience));
      const rest = `where ${where.sql} order by "createdAt" desc, id desc`;
      return toCsv(await selectLeads(database.em(), patience, rest, where.values));
    },

    /** Absent keeps; NOT_FOUND for an unknown or malformed id. */
    async update(id: string, { kind, status, notes }: LeadChange): Promise<Lead> {
      if (!isRecordId(id)) throw notFound('Lead');
      const lead = await database.transaction(async (em) => {
        // Two changes at once follow each other, or the mail would follow neither.
        await em.execute(`select 1 from ${tableOf(kind)} where id = ? for update`, [id]);
        const before = await demandLead(em, patience, { id, kind });
        const values = [status ?? before.status, notes === undefined ? before.notes : notes, new Date(), id];
        const sql = `update ${tableOf(kind)} set status = ?, notes = ?, updated_at = ? where id = ?`;
        await em.execute(sql, values, 'run');
        const after = await demandLead(em, patience, { id, kind });
        await moveMail(em, before, after);
        const changes = differences(stateOf(before), stateOf(after));
        await audit.record(em, { action: 'updateLead', subject: 'Lead', subjectId: id, changes });
        return demandLead(em, patience, { id, kind });
      });
      outbox.wake();
      return lead;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

const stateOf = ({ status, notes }: Lead) => ({ status, notes });

type Counts = Pick<LeadConnection, 'totalCount' | 'overdueCount'>;

async function searchLeads(
  database: Database,
  patience: number,
  { filter, first, after }: LeadSearch,
): Promise<LeadConnection> {
  const late = new Date(Date.now() - patience);
  const where = leadConditions(filter ?? {}, late);
  const place = readCursor(after);
  const beyond = place === null ? 'true' : '("createdAt", id) < (?::timestamptz, ?::uuid)';
  const page = `where ${where.sql} and ${beyond} order by "createdAt" desc, id desc limit ?`;
  const position = place === null ? [] : [place.moment, place.id];
  const counts = `select count(*) filter (where ${where.sql})::integer as "totalCount",
    count(*) filter (where ${OVERDUE})::integer as "overdueCount" from ${everyLead}`;
  const em = database.em();
  const [found, [counted]] = await Promise.all([
    selectLeads(em, patience, page, [...where.values, ...position, first + 1]),
    em.execute<Counts[]>(counts, [...where.values, late]),
  ]);
  const { totalCount = 0, overdueCount = 0 } = counted ?? {};
  return { ...pageOf(found, first, ({ createdAt, id }) => ({ moment: createdAt, id })), totalCount, overdueCount };
}
