import { defineEntity, p } from '@mikro-orm/core';

/** A preview of a home, stored under the hash of the key in the preview's address. */
export const HomePreviewEntity = defineEntity({
  name: 'HomePreview',
  tableName: 'home_previews',
  properties: {
    key: p.text().primary(),
    propertyId: p.uuid(),
    home: p.json<Record<string, unknown>>(),
    endsAt: p.datetime(3),
  },
});
