import { defineEntity, p } from '@mikro-orm/core';

export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: { hash: p.text().primary(), userId: p.uuid().index(), usedAt: p.datetime(3).strictNullable() },
});
