import { defineEntity, p } from '@mikro-orm/core';

/** Who may deploy. The token itself is kept nowhere, only its hash. */
export const ReleaseTokenEntity = defineEntity({
  name: 'ReleaseToken',
  tableName: 'release_tokens',
  properties: {
    id: p.uuid().primary(),
    /** The one part that it may publish and promote; null for the operator's, which may any set. */
    part: p.text().nullable(),
    tokenHash: p.text().unique(),
    note: p.text(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
    /** From when on it opens nothing; null: never. */
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
  },
});
