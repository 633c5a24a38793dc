import { defineEntity, p } from '@mikro-orm/core';

export const OpenHouseEntity = defineEntity({
  name: 'OpenHouse',
  tableName: 'open_houses',
  properties: {
    /** Chosen by the client: a repeated call is the same open house. */
    id: p.uuid().primary(),
    createdAt: p.datetime(3),
    propertyId: p.uuid(),
    startsAt: p.datetime(3),
    endsAt: p.datetime(3),
    /** True once it is over and the catalogue's version has risen for that. */
    isClosed: p.boolean().default(false),
  },
});
