import type { AuditSearch } from 'schema';
import type { AuditConnection, AuditEntry } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';

type Row = Omit<AuditEntry, 'at'> & { at: string };

/** What was done by whom, for the agent to read. */
export function createAuditLog({ database }: { database: Database }) {
  return {
    /** Latest first. */
    async search({ first, after }: AuditSearch): Promise<AuditConnection> {
      const place = readCursor(after);
      const where = place === null ? 'true' : '(at, id) < (?::timestamptz, ?::uuid)';
      const sql = `select id, at, username, action, subject, subject_id as "subjectId", changes,
        request_id as "requestId" from audit_log where ${where} order by at desc, id desc limit ?`;
      const values = place === null ? [] : [place.moment.toISOString(), place.id];
      const rows = await database.em().execute<Row[]>(sql, [...values, first + 1]);
      const entries = rows.map((row) => ({ ...row, at: new Date(row.at) }));
      return pageOf(entries, first, ({ at, id }) => ({ moment: at, id }));
    },
    async count(): Promise<number> {
      const sql = 'select count(*)::integer as total from audit_log';
      const [row] = await database.em().execute<{ total: number }[]>(sql);
      return row?.total ?? 0;
    },
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;
