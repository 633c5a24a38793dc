import { defineEntity, p } from '@mikro-orm/core';

/** The uploads that a property shows, in order; the first is its cover. Several properties may share an upload. */
export const PropertyImageEntity = defineEntity({
  name: 'PropertyImage',
  tableName: 'property_images',
  properties: {
    propertyId: p.uuid().primary(),
    position: p.integer().primary().autoincrement(false),
    file: p.text(),
    /** Null: the text is made from the address. */
    alt: p.text().strictNullable(),
    /** The point that crops keep in view, from 0 to 1 across and down. Null: the middle. */
    focusX: p.float().columnType('double precision').strictNullable(),
    focusY: p.float().columnType('double precision').strictNullable(),
  },
});
