import { defineEntity, p } from '@mikro-orm/core';

/** A browser that asked to be told. Whoever knows its endpoint and its keys can only send to it, and only with ours. */
export const PushDeviceEntity = defineEntity({
  name: 'PushDevice',
  tableName: 'push_devices',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** The browser that was signed in with; null where it was added before that was kept. */
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
