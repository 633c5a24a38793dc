import { defineEntity, p } from '@mikro-orm/core';

/** Only the database writes these rows: see migration 065. */
export const ShortAddressEntity = defineEntity({
  name: 'ShortAddress',
  tableName: 'short_addresses',
  properties: {
    slug: p.text().primary(),
    propertyId: p.uuid(),
    words: p.text(),
    givenAt: p.datetime(3).defaultRaw('clock_timestamp()'),
  },
});
