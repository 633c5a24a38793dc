import type { MailStatus } from 'schema/generated/graphql';
import type { Database } from '../core/database.ts';
import type { AuditTrail } from '../modules/audit/audit-trail.ts';
import type { LeadSpool } from '../modules/leads/lead-spool.ts';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

export interface MailServiceDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly transport: Pick<Transport, 'folder'>;
  readonly spool: Pick<LeadSpool, 'count'>;
  readonly audit: AuditTrail;
}

/** How outgoing mail fares, for the agent. */
export function createMailService({ database, outbox, transport: { folder }, spool, audit }: MailServiceDeps) {
  async function status(): Promise<MailStatus> {
    const sql = `select count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'dead')::integer as dead from outgoing_messages`;
    const [row] = await database.em().execute<{ waiting: number; dead: number }[]>(sql);
    return { folder, waiting: row?.waiting ?? 0, dead: row?.dead ?? 0, kept: await spool.count() };
  }

  return {
    status,
    /** Everything that was given up, from the first attempt on. */
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
