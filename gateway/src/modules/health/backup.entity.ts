import { defineEntity, p } from '@mikro-orm/core';

/** Backups that were made of this database, wherever they lie now. */
export const BackupEntity = defineEntity({
  name: 'Backup',
  tableName: 'backups',
  properties: { madeAt: p.datetime(3).primary(), bytes: p.bigint('number') },
});
