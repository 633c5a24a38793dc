import { defineEntity, p } from '@mikro-orm/core';

/** One row. */
export const CatalogueEntity = defineEntity({
  name: 'Catalogue',
  tableName: 'catalogue',
  properties: { id: p.integer().primary().autoincrement(false), version: p.integer() },
});
