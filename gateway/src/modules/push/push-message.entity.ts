import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind } from 'schema';

/** A lead that a device has still to be told of. Nothing of it is kept once it is told. */
export const PushMessageEntity = defineEntity({
  name: 'PushMessage',
  tableName: 'push_messages',
  properties: {
    id: p.uuid().primary(),
    deviceId: p.uuid().index(),
    leadKind: p.text().$type<LeadKind>(),
    leadId: p.uuid(),
    attempts: p.integer(),
    /** Also how long the gateway that took it has it to itself. */
    nextAttemptAt: p.datetime(3).index(),
    queuedAt: p.datetime(3),
  },
});

/** What one attempt at sending needs to know. */
export interface ClaimedPush {
  readonly id: string;
  readonly leadKind: LeadKind;
  readonly leadId: string;
  /** This one included. */
  readonly attempts: number;
  readonly queuedAt: string | Date;
  readonly deviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
