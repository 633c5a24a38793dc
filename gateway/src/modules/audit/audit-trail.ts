import { randomUUID } from 'node:crypto';
import type { AuditChange } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';

export interface Deed {
  /** The mutation's name. */
  readonly action: string;
  readonly subject: string;
  readonly subjectId?: string | undefined;
  /** Without secrets: never pass passwords or session ids. */
  readonly changes?: readonly AuditChange[] | undefined;
}

/** Records what one person does. */
export interface AuditTrail {
  /** Call it in the transaction of the change itself, so that both are kept or neither. */
  record(em: EntityManager, deed: Deed): Promise<void>;
}

export interface Actor {
  readonly username: string;
  readonly requestId?: string | undefined;
}

export function createAuditTrail({ username, requestId = undefined }: Actor): AuditTrail {
  return {
    async record(em, { action, subject, subjectId, changes = [] }) {
      await em.insert(AuditEntryEntity, {
        id: randomUUID(),
        at: new Date(),
        username,
        action,
        subject,
        subjectId: subjectId ?? null,
        changes: [...changes],
        requestId: requestId ?? null,
      });
    },
  };
}
