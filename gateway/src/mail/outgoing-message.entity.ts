import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind, OutgoingKind, OutgoingState } from 'schema';

/**
 * A mail to send, most often about a lead. Its text is not stored: it is composed from the lead when it is sent. The
 * text of an answer is in the lead's answer with the same id.
 */
export const OutgoingMessageEntity = defineEntity({
  name: 'OutgoingMessage',
  tableName: 'outgoing_messages',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /**
     * The same at every attempt. It is made from the lead, or from its answer, so a lead cannot have two messages of
     * one kind.
     */
    messageId: p.text().unique(),
    kind: p.text().$type<OutgoingKind>(),
    /** Null for a mail without a lead. */
    leadKind: p.text().$type<LeadKind>().strictNullable(),
    leadId: p.uuid().strictNullable().index(),
    recipient: p.text(),
    state: p.text().$type<OutgoingState>(),
    /** Attempts that were begun: one during which the gateway was killed counts, too. */
    attempts: p.integer(),
    /** When it is due; until then, the gateway that claimed it has it alone. */
    nextAttemptAt: p.datetime(3),
    lastError: p.text().strictNullable(),
    /** When it was written, or released. */
    queuedAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
  },
});

/** All that one attempt needs. */
export interface Claimed {
  readonly id: string;
  readonly messageId: string;
  readonly kind: OutgoingKind;
  readonly leadKind: LeadKind | null;
  readonly leadId: string | null;
  readonly recipient: string;
  /** Including this one. */
  readonly attempts: number;
}
