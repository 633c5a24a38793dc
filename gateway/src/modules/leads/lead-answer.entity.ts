import { defineEntity, p } from '@mikro-orm/core';
import type { AnswerChannel, LeadKind } from 'schema';

/** What the agent answered. One by mail is the outgoing message of the same id. */
export const LeadAnswerEntity = defineEntity({
  name: 'LeadAnswer',
  tableName: 'lead_answers',
  properties: {
    /** The client's own choice: a repeated call is the same answer. */
    id: p.uuid().primary(),
    leadKind: p.text().$type<LeadKind>(),
    leadId: p.uuid().index(),
    channel: p.text().$type<AnswerChannel>(),
    subject: p.text().strictNullable(),
    body: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
});
