import type { MailStatus, UndeliveredMail } from 'schema/generated/graphql';
import type { Database } from '../core/database.ts';
import type { AuditTrail } from '../modules/audit/audit-trail.ts';
import type { LeadSpool } from '../modules/leads/lead-spool.ts';
import type { Outbox } from './outbox.ts';
import { OutgoingMessageEntity } from './outgoing-message.entity.ts';
import type { Transport } from './transport.ts';

/** Undelivered mails that are listed; the others are only counted. */
const UNDELIVERED = 20;

export interface MailServiceDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly transport: Pick<Transport, 'folder'>;
  readonly spool: Pick<LeadSpool, 'count'>;
  readonly audit: AuditTrail;
}

/** The state of outgoing mail, for the agent. */
export function createMailService({ database, outbox, transport: { folder }, spool, audit }: MailServiceDeps) {
  async function status(): Promise<MailStatus> {
    // One index for each state: most rows of the table are sent mail.
    const sql = `select (select count(*) from outgoing_messages where state = 'waiting')::integer as waiting,
      (select count(*) from outgoing_messages where state = 'dead')::integer as dead`;
    const [row] = await database.em().execute<{ waiting: number; dead: number }[]>(sql);
    const { waiting = 0, dead = 0 } = row ?? {};
    return { folder, waiting, dead, undelivered: dead === 0 ? [] : await undelivered(), kept: await spool.count() };
  }

  async function undelivered(): Promise<UndeliveredMail[]> {
    const mails = await database
      .em()
      .find(OutgoingMessageEntity, { state: 'dead' }, { orderBy: { queuedAt: 'desc', id: 'asc' }, limit: UNDELIVERED });
    return mails.map(({ id, kind, recipient, lastError, queuedAt, leadId, leadKind }) => ({
      id,
      kind,
      recipient,
      lastError,
      queuedAt,
      leadId,
      leadKind,
    }));
  }

  return {
    status,
    /** Tries everything again that was given up, from the first attempt. */
    async retry(): Promise<MailStatus> {
      await database.transaction(async (em) => {
        const revived = await outbox.revive(em);
        const changes = [{ field: 'messages', before: null, after: String(revived) }];
        await audit.record(em, { action: 'retryMail', subject: 'Mail', changes });
      });
      outbox.wake();
      return status();
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;
