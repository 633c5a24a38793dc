import type { LeadChange, LeadSearch } from 'schema';
import type { Lead, LeadConnection } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { leadConditions, OVERDUE } from './inbox-filter.ts';
import { everyLead, tableOf } from './inbox-kinds.ts';

const HOUR_MS = 3_600_000;

export interface InboxDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  /** The promise: hours from a lead to its reply. */
  readonly replyWithinHours: number;
}

/** All four kinds of lead as one list, for the agent, with the promise's clock. */
export function createInbox({ database, audit, replyWithinHours }: InboxDeps) {
  const patience = replyWithinHours * HOUR_MS;

  async function select(em: EntityManager, rest: string, values: readonly unknown[]): Promise<Lead[]> {
    const rows = await em.execute<LeadRow[]>(`select * from ${everyLead} ${rest}`, [...values]);
    return rows.map((row) => toLead(row, patience));
  }

  async function demand(em: EntityManager, id: string, kind: Lead['kind']): Promise<Lead> {
    const [lead] = await select(em, 'where id = ? and kind = ?', [id, kind]);
    if (lead === undefined) throw notFound('Lead');
    return lead;
  }

  return {
    /** Newest first; without statuses everything but spam. */
    async search({ filter, first, after }: LeadSearch): Promise<LeadConnection> {
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
        select(em, page, [...where.values, ...position, first + 1]),
        em.execute<Counts[]>(counts, [...where.values, late]),
      ]);
      const { totalCount = 0, overdueCount = 0 } = counted ?? {};
      return { ...pageOf(found, first, ({ createdAt, id }) => ({ moment: createdAt, id })), totalCount, overdueCount };
    },

    /** Absent keeps; NOT_FOUND for an unknown or malformed id. */
    async update(id: string, { kind, status, notes }: LeadChange): Promise<Lead> {
      if (!isRecordId(id)) throw notFound('Lead');
      return database.transaction(async (em) => {
        const before = await demand(em, id, kind);
        const values = [status ?? before.status, notes === undefined ? before.notes : notes, new Date(), id];
        await em.execute(
          `update ${tableOf(kind)} set status = ?, notes = ?, updated_at = ? where id = ?`,
          values,
          'run',
        );
        const after = await demand(em, id, kind);
        const changes = differences(stateOf(before), stateOf(after));
        await audit.record(em, { action: 'updateLead', subject: 'Lead', subjectId: id, changes });
        return after;
      });
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

type LeadRow = Omit<Lead, 'createdAt' | 'updatedAt' | 'dueAt' | 'overdue'> & { createdAt: string; updatedAt: string };
type Counts = Pick<LeadConnection, 'totalCount' | 'overdueCount'>;

const stateOf = ({ status, notes }: Lead) => ({ status, notes });

function toLead(row: LeadRow, patience: number): Lead {
  const createdAt = new Date(row.createdAt);
  const dueAt = new Date(createdAt.getTime() + patience);
  const overdue = row.status === 'new' && dueAt.getTime() < Date.now();
  return { ...row, createdAt, updatedAt: new Date(row.updatedAt), dueAt, overdue };
}
