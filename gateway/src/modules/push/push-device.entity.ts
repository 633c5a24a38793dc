import { defineEntity, p } from '@mikro-orm/core';

/**
 * A browser that gets notifications. Its endpoint and keys are of no use to others: messages must also be signed with
 * our key.
 */
export const PushDeviceEntity = defineEntity({
  name: 'PushDevice',
  tableName: 'push_devices',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** The browser's device id at sign-in; null if it was added before this column existed. */
    deviceId: p.text().strictNullable(),
    endpoint: p.text().unique(),
    p256dh: p.text(),
    auth: p.text(),
    userAgent: p.text().strictNullable(),
    createdAt: p.datetime(3),
    lastSentAt: p.datetime(3).strictNullable(),
    lastFailedAt: p.datetime(3).strictNullable(),
  },
});
