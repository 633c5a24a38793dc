import { defineEntity, p } from '@mikro-orm/core';
import type { ListingType } from 'schema';

/** What the agent knows about a person. */
export const PersonCardEntity = defineEntity({
  name: 'PersonCard',
  tableName: 'person_cards',
  properties: {
    /** The person's id. */
    id: p.uuid().primary(),
    updatedAt: p.datetime(3),
    tags: p.json<string[]>(),
    listingType: p.text().$type<ListingType>().strictNullable(),
    city: p.text().strictNullable(),
    maxPrice: p.integer().strictNullable(),
    minBedrooms: p.double().strictNullable(),
  },
});
