import { defineEntity, p } from '@mikro-orm/core';

/** Failed sign-ins in a row, for one username from one address. */
export const LoginFailureEntity = defineEntity({
  name: 'LoginFailure',
  tableName: 'login_failures',
  properties: { key: p.text().primary(), failures: p.integer(), lastAt: p.datetime(3) },
});
