import { defineEntity, p } from '@mikro-orm/core';

export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    /** The credential's, in base64url. */
    id: p.text().primary(),
    userId: p.uuid().index(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** How often it has signed, if it counts. */
    counter: p.bigint('number'),
    transports: p.json<string[]>(),
    name: p.text(),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).strictNullable(),
  },
});
