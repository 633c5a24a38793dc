import { defineEntity, p } from '@mikro-orm/core';

/** The one pair of keys by which the browsers' services know this site, whichever gateway sends. */
export const PushKeysEntity = defineEntity({
  name: 'PushKeys',
  tableName: 'push_keys',
  properties: {
    id: p.integer().primary().autoincrement(false),
    publicKey: p.text(),
    /** Sealed (`secret-box.ts`). */
    privateKey: p.text(),
  },
});
