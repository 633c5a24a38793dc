import { defineEntity, p } from '@mikro-orm/core';

/** A table with one row: the catalogue's version. */
export const CatalogueEntity = defineEntity({
  name: 'Catalogue',
  tableName: 'catalogue',
  properties: { id: p.integer().primary().autoincrement(false), version: p.integer() },
});
