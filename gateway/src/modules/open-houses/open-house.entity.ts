import { defineEntity, p } from '@mikro-orm/core';

export const OpenHouseEntity = defineEntity({
  name: 'OpenHouse',
  tableName: 'open_houses',
  properties: {
    /** The client's own choice: a repeated call is the same open house. */
    id: p.uuid().primary(),
    createdAt: p.datetime(3),
    propertyId: p.uuid(),
    startsAt: p.datetime(3),
    endsAt: p.datetime(3),
    /** It is over, and the catalogue has risen for it. */
    isClosed: p.boolean().default(false),
  },
});
