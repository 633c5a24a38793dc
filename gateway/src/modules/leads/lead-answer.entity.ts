import { defineEntity, p } from '@mikro-orm/core';
import type { AnswerChannel, LeadKind } from 'schema';

/** What the agent answered. An answer by mail has the same id as its outgoing message. */
export const LeadAnswerEntity = defineEntity({
  name: 'LeadAnswer',
  tableName: 'lead_answers',
  properties: {
    /** Chosen by the client: a repeated call gives the same answer. */
    id: p.uuid().primary(),
    leadKind: p.text().$type<LeadKind>(),
    leadId: p.uuid().index(),
    channel: p.text().$type<AnswerChannel>(),
    subject: p.text().strictNullable(),
    body: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
});
