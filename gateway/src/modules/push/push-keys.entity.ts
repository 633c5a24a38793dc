import { defineEntity, p } from '@mikro-orm/core';

/** The site's one pair of VAPID keys, which all gateways use with the push services. */
export const PushKeysEntity = defineEntity({
  name: 'PushKeys',
  tableName: 'push_keys',
  properties: {
    id: p.integer().primary().autoincrement(false),
    publicKey: p.text(),
    /** Sealed with `secret-box.ts`. */
    privateKey: p.text(),
  },
});
