import { defineEntity, p } from '@mikro-orm/core';
import type { LeadKind } from 'schema';

/** A notification of a lead that must still be sent to a device. The row is deleted once it is sent. */
export const PushMessageEntity = defineEntity({
  name: 'PushMessage',
  tableName: 'push_messages',
  properties: {
    id: p.uuid().primary(),
    deviceId: p.uuid().index(),
    leadKind: p.text().$type<LeadKind>(),
    leadId: p.uuid(),
    attempts: p.integer(),
    /** When it is due; until then, the gateway that claimed it has it alone. */
    nextAttemptAt: p.datetime(3).index(),
    queuedAt: p.datetime(3),
  },
});

/** All that one attempt needs. */
export interface ClaimedPush {
  readonly id: string;
  readonly leadKind: LeadKind;
  readonly leadId: string;
  /** Including this one. */
  readonly attempts: number;
  readonly queuedAt: string | Date;
  readonly deviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
