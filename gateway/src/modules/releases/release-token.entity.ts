import { defineEntity, p } from '@mikro-orm/core';

/** A deploy token. Only its hash is stored. */
export const ReleaseTokenEntity = defineEntity({
  name: 'ReleaseToken',
  tableName: 'release_tokens',
  properties: {
    id: p.uuid().primary(),
    /** The only part that it may publish and promote; null for the operator's token, which may do so for any part. */
    part: p.text().nullable(),
    tokenHash: p.text().unique(),
    note: p.text(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
    /** When it expires; null: never. */
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
  },
});
