import { defineEntity, p } from '@mikro-orm/core';

export const TotpSecretEntity = defineEntity({
  name: 'TotpSecret',
  tableName: 'totp_secrets',
  properties: {
    userId: p.uuid().primary(),
    /** Sealed with `secret-box.ts`; null until the app has shown that it has it. */
    secret: p.text().strictNullable(),
    /** The secret of an app that is being set up. */
    pending: p.text().strictNullable(),
    since: p.datetime(3).strictNullable(),
    /** The last period of 30 seconds whose code was used: no code is valid twice. */
    lastStep: p.integer().strictNullable(),
  },
});
