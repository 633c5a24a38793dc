import { defineEntity, p } from '@mikro-orm/core';
import type { AuditChange } from 'schema/generated/graphql';

/** Written in the same transaction as the change that it describes, and never changed. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    username: p.text(),
    action: p.text(),
    subject: p.text(),
    subjectId: p.text().strictNullable(),
    changes: p.json<AuditChange[]>(),
    requestId: p.text().strictNullable(),
  },
});
