import type { AuditSearch } from 'schema';
import type { AuditConnection, AuditEntry } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';

type Row = Omit<AuditEntry, 'at'> & { at: string };

/** The audit log for the agent: who did what. */
export function createAuditLog({ database }: { database: Database }) {
  return {
    /** Latest first; only those of one record if `subjectId` is set. */
    async search({ subjectId, first, after }: AuditSearch): Promise<AuditPage> {
      const place = readCursor(after);
      const beyond = place === null ? 'true' : '(at, id) < (?::timestamptz, ?::uuid)';
      const { sql: which, values: named } = ofSubject(subjectId);
      const sql = `select id, at, username, action, subject, subject_id as "subjectId", changes,
        request_id as "requestId" from audit_log where ${which} and ${beyond} order by at desc, id desc limit ?`;
      const values = place === null ? [] : [place.moment.toISOString(), place.id];
      const rows = await database.em().execute<Row[]>(sql, [...named, ...values, first + 1]);
      const entries = rows.map((row) => ({ ...row, at: new Date(row.at) }));
      return {
        ...pageOf(entries, first, ({ at, id }) => ({ moment: at, id })),
        totalCount: () => count(database, subjectId),
      };
    },
  };
}

/** A page, and the total number of entries, which is counted only if it is asked for. */
type AuditPage = AuditConnection & { totalCount(): Promise<number> };

const ofSubject = (subjectId: string | undefined) =>
  subjectId === undefined ? { sql: 'true', values: [] } : { sql: 'subject_id = ?', values: [subjectId] };

async function count(database: Database, subjectId: string | undefined): Promise<number> {
  const { sql: which, values } = ofSubject(subjectId);
  const sql = `select count(*)::integer as total from audit_log where ${which}`;
  const [row] = await database.em().execute<{ total: number }[]>(sql, values);
  return row?.total ?? 0;
}

export type AuditLog = ReturnType<typeof createAuditLog>;
