import { defineEntity, p } from '@mikro-orm/core';

/** A submission that was answered before, by the key that the client chose for it. */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    path: p.text().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    recordId: p.uuid(),
    createdAt: p.datetime(3),
  },
});
