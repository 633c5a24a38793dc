import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../core/columns.ts';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...recordColumns,
    username: p.text().unique(),
    /** An Argon2id hash in PHC form. */
    password: p.text(),
  },
});
