import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind, OutgoingKind, OutgoingState } from 'schema';

/**
 * A mail that a lead set off. What it says is composed from the lead when it goes out, and kept nowhere; an answer's
 * words are those of the lead's answer with the same id.
 */
export const OutgoingMessageEntity = defineEntity({
  name: 'OutgoingMessage',
  tableName: 'outgoing_messages',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** The same at every attempt, and made from the lead, or its answer: none has two messages of a kind. */
    messageId: p.text().unique(),
    kind: p.text().$type<OutgoingKind>(),
    /** Null for a mail that no lead set off. */
    leadKind: p.text().$type<LeadKind>().strictNullable(),
    leadId: p.uuid().strictNullable().index(),
    recipient: p.text(),
    state: p.text().$type<OutgoingState>(),
    /** Begun ones: an attempt that killed the gateway counts, too. */
    attempts: p.integer(),
    /** Also how long the gateway that took it has it to itself. */
    nextAttemptAt: p.datetime(3),
    lastError: p.text().strictNullable(),
    /** When it was written, or released. */
    queuedAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
  },
});

/** What one attempt at sending needs to know of it. */
export interface Claimed {
  readonly id: string;
  readonly messageId: string;
  readonly kind: OutgoingKind;
  readonly leadKind: LeadKind | null;
  readonly leadId: string | null;
  readonly recipient: string;
  /** This one included. */
  readonly attempts: number;
}
