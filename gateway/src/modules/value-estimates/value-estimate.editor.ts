import type { ValueEstimateChange } from 'schema';
import type { ValueEstimate, ValueEstimateVersion } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { lockHome } from '../properties/lock-home.ts';
import { insertVersion, selectVersions } from './value-estimate.rows.ts';

export interface ValueEstimateEditorDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
  readonly username: string;
}

/** What the agent does with a home's value estimate. Earlier versions are kept. */
export function createValueEstimateEditor({ database, catalogue, audit, username }: ValueEstimateEditorDeps) {
  return {
    /** The newest first, at most 100; empty for an unknown home. */
    async of(propertyId: string): Promise<ValueEstimateVersion[]> {
      return isRecordId(propertyId) ? selectVersions(database.em(), propertyId) : [];
    },

    /**
     * Adds a version. The same figures again return the existing version, so that a call may be repeated. Throws
     * NOT_FOUND for an unknown home, CONFLICT if there is a newer version than `expectedVersion`.
     */
    async set(
      propertyId: string,
      { figures = null, expectedVersion }: ValueEstimateChange,
    ): Promise<ValueEstimateVersion> {
      if (!isRecordId(propertyId)) throw notFound('Property');
      return catalogue.change(async (em) => {
        await lockHome(em, propertyId);
        const [newest] = await selectVersions(em, propertyId);
        const before = newest?.figures ?? null;
        if (newest && isSame(before, figures)) return newest;
        const version = newest?.version ?? 0;
        if (expectedVersion != null && expectedVersion !== version) {
          throw new GatewayError('CONFLICT', 'The value estimate was changed in the meantime');
        }
        if (newest === undefined && figures === null) throw notFound('Value estimate');
        const stored = figures && { ...figures, asOf: figures.asOf.toISOString() };
        await insertVersion(em, { propertyId, version: version + 1, figures: stored, changedBy: username });
        const changes = differences({ ...before }, { ...figures });
        await audit.record(em, { action: 'setValueEstimate', subject: 'Property', subjectId: propertyId, changes });
        const [written] = await selectVersions(em, propertyId);
        if (written === undefined) throw notFound('Value estimate');
        return written;
      });
    },
  };
}

export type ValueEstimateEditor = ReturnType<typeof createValueEstimateEditor>;

const isSame = (one: ValueEstimate | null, other: ValueEstimate | null): boolean =>
  (one === null) === (other === null) && differences({ ...one }, { ...other }).length === 0;
