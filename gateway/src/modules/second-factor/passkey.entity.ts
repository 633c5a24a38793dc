import { defineEntity, p } from '@mikro-orm/core';

export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    /** The credential's id, in base64url. */
    id: p.text().primary(),
    userId: p.uuid().index(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** The passkey's signature counter, if it has one. */
    counter: p.bigint('number'),
    transports: p.json<string[]>(),
    name: p.text(),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).strictNullable(),
  },
});
