import { defineEntity, p } from '@mikro-orm/core';

export const TotpSecretEntity = defineEntity({
  name: 'TotpSecret',
  tableName: 'totp_secrets',
  properties: {
    userId: p.uuid().primary(),
    /** Sealed (`secret-box.ts`); null until the app has shown that it holds it. */
    secret: p.text().strictNullable(),
    /** Of an app that is being set up. */
    pending: p.text().strictNullable(),
    since: p.datetime(3).strictNullable(),
    /** The last span of 30 seconds whose code was taken: no code is good twice. */
    lastStep: p.integer().strictNullable(),
  },
});
