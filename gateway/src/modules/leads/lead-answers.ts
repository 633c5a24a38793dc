import type { NewLeadAnswer } from 'schema';
import type { AuditChange, Lead, LeadAnswer } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { StoredLead } from './inbox-rows.ts';
import { LeadAnswerEntity } from './lead-answer.entity.ts';
import { lockLead } from './lock-lead.ts';

/** A lead's answers as the column `answers` of a query over `leads`. */
export const answersColumn = `(select coalesce(json_agg(json_build_object('id', a.id, 'channel', a.channel,
    'subject', a.subject, 'body', a.body, 'createdAt', a.created_at) order by a.created_at), '[]')
  from lead_answers a where a.lead_id = leads.id) as answers`;

export type AnswerRow = Omit<LeadAnswer, 'createdAt'> & { createdAt: string };

export const toAnswer = ({ createdAt, ...row }: AnswerRow): LeadAnswer => ({ ...row, createdAt: new Date(createdAt) });

export interface LeadAnswersDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
  /** The lead as REST and GraphQL show it; throws NOT_FOUND without one. */
  readonly demand: (em: EntityManager, lead: Pick<Lead, 'id' | 'kind'>) => Promise<StoredLead>;
  /** Must run in the transaction, with the lead's row locked. Returns what it changed. */
  readonly markContacted: (em: EntityManager, before: StoredLead) => Promise<AuditChange[]>;
}

/** The agent's answers to leads. */
export function createLeadAnswers({ database, audit, outbox, demand, markContacted }: LeadAnswersDeps) {
  /** Must run in the caller's transaction, with the lead's row locked. */
  async function answerWithin(
    em: EntityManager,
    { id, leadKind, leadId, ...said }: NewLeadAnswer,
  ): Promise<StoredLead> {
    const named = { id: leadId, kind: leadKind };
    const before = await demand(em, named);
    const known = await em.findOne(LeadAnswerEntity, { id });
    const { channel, subject = null, body = null } = said;
    if (known !== null) {
      if (known.leadId !== leadId) throw new GatewayError('CONFLICT', 'Another answer has this id');
      const isSame = known.channel === channel && known.subject === subject && known.body === body;
      if (!isSame) throw new GatewayError('CONFLICT', 'It went out already, in other words');
      return before;
    }
    await em.insert(LeadAnswerEntity, { id, leadKind, leadId, channel, subject, body, createdAt: new Date() });
    if (channel === 'mail') await outbox.enqueueAnswer(em, { id, leadKind, leadId, recipient: before.email });
    const changes = [{ field: 'channel', before: null, after: channel }, ...(await markContacted(em, before))];
    await audit.record(em, { action: 'answerLead', subject: 'Lead', subjectId: leadId, changes });
    return demand(em, named);
  }

  return {
    lock: lockLead,
    answerWithin,

    /**
     * Stores an answer and, if it goes by mail, the mail: both or neither. A repeated call with the same id returns the
     * lead and sends nothing. Throws NOT_FOUND for an unknown lead, CONFLICT if the id is that of another lead's answer
     * or of an answer with other words.
     */
    async answer(input: NewLeadAnswer): Promise<StoredLead> {
      const { leadKind: kind, leadId: id } = input;
      if (!isRecordId(id)) throw notFound('Lead');
      const lead = await database.transaction(async (em) => {
        await lockLead(em, { kind, id });
        return answerWithin(em, input);
      });
      outbox.wake();
      return lead;
    },
  };
}
