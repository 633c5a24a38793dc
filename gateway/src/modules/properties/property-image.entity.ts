import { defineEntity, p } from '@mikro-orm/core';

/** Which uploads a property shows, in order; the first is its cover. Several properties may share an upload. */
export const PropertyImageEntity = defineEntity({
  name: 'PropertyImage',
  tableName: 'property_images',
  properties: {
    propertyId: p.uuid().primary(),
    position: p.integer().primary().autoincrement(false),
    file: p.text(),
    /** Null: a text is made of the address. */
    alt: p.text().strictNullable(),
    /** What a crop keeps, from 0 to 1 across and down. Null: the middle. */
    focusX: p.float().columnType('double precision').strictNullable(),
    focusY: p.float().columnType('double precision').strictNullable(),
  },
});
