import type { LeadChange } from 'schema';
import type { AuditChange } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { demandExpected } from '../audit/demand-expected.ts';
import { differences } from '../audit/differences.ts';
import { tableOf } from './inbox-kinds.ts';
import type { LeadRows, StoredLead } from './inbox-rows.ts';
import { lockLead } from './lock-lead.ts';

export interface LeadChangeDeps {
  readonly rows: LeadRows;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
}

/** Changes a lead in the caller's transaction, with its mail and an audit entry. */
export function createLeadChange({ rows, audit, outbox }: LeadChangeDeps) {
  /** A lead's mail follows its status: a lead that is no longer spam gets its mails sent, once. */
  async function moveMail(em: EntityManager, before: StoredLead, after: StoredLead): Promise<void> {
    if (before.status === after.status) return;
    if (before.status === 'spam') await outbox.release(em, before);
    if (after.status === 'spam') await outbox.hold(em, before.id);
  }

  /** The lead's row must be locked. Returns the changes for the audit log. */
  async function store(em: EntityManager, before: StoredLead, { status, notes }: State): Promise<AuditChange[]> {
    const { kind, id } = before;
    const now = new Date();
    const sql = `update ${tableOf(kind)} set status = ?, notes = ?, answered_at = ?, updated_at = ? where id = ?`;
    await em.execute(sql, [status, notes, answeredAt(before, status, now), now, id], 'run');
    const after = await rows.demand(em, before);
    await moveMail(em, before, after);
    return differences(stateOf(before), stateOf(after));
  }

  return {
    async change(em: EntityManager, id: string, asked: LeadChange, expectedUpdatedAt?: Date): Promise<StoredLead> {
      const { kind } = asked;
      // Two changes at once must run one after the other; otherwise the mail could fit neither.
      await lockLead(em, { kind, id });
      const before = await rows.demand(em, { id, kind });
      if (expectedUpdatedAt && before.updatedAt.getTime() !== expectedUpdatedAt.getTime()) throw changedMeanwhile();
      const { status, expectedStatus } = asked;
      if (status && expectedStatus)
        demandExpected({ now: before, expected: { status: expectedStatus }, change: { status } });
      const changes = await store(em, before, {
        status: status ?? before.status,
        notes: asked.notes === undefined ? before.notes : asked.notes,
      });
      await audit.record(em, { action: 'updateLead', subject: 'Lead', subjectId: id, changes });
      return rows.demand(em, { id, kind });
    },

    /** With the lead's row locked: a lead that is new or spam becomes `contacted`. */
    async markContacted(em: EntityManager, before: StoredLead): Promise<AuditChange[]> {
      const isOpen = before.status === 'new' || before.status === 'spam';
      return store(em, before, { ...before, status: isOpen ? 'contacted' : before.status });
    },
  };
}

type State = Pick<StoredLead, 'status' | 'notes'>;

/**
 * The first answer counts. Setting a lead back to new removes the time; a change to spam keeps it. For leads that were
 * answered before this column existed, it stays unknown.
 */
function answeredAt(before: StoredLead, status: StoredLead['status'], now: Date): Date | null {
  if (status === 'new') return null;
  const isAnswer = status !== 'spam' && (before.status === 'new' || before.status === 'spam');
  return isAnswer ? (before.answeredAt ?? now) : before.answeredAt;
}

const stateOf = ({ status, notes }: StoredLead) => ({ status, notes });

const changedMeanwhile = () => new GatewayError('CONFLICT', 'The lead was changed in the meantime');
