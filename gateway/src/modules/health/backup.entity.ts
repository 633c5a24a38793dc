import { defineEntity, p } from '@mikro-orm/core';

/** Backups of this database. Where the files are now is not known. */
export const BackupEntity = defineEntity({
  name: 'Backup',
  tableName: 'backups',
  properties: { madeAt: p.datetime(3).primary(), bytes: p.bigint('number') },
});
