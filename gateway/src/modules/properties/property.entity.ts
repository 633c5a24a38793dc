import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ListingType, PropertyStatus, Represented } from 'schema';
import { recordColumns } from '../../core/columns.ts';

/** The table has more columns that only the database writes, such as bedroom_count and status_since. */
export const PropertyEntity = defineEntity({
  name: 'Property',
  tableName: 'properties',
  properties: {
    ...recordColumns,
    address: p.text(),
    city: p.text(),
    state: p.text(),
    zipCode: p.text(),
    price: p.text(),
    priceAmount: p.integer().strictNullable(),
    listingType: p.text().$type<ListingType>(),
    status: p.text().$type<PropertyStatus>(),
    bedrooms: p.text().strictNullable(),
    bathrooms: p.text().strictNullable(),
    squareFeet: p.text().strictNullable(),
    propertyType: p.text().strictNullable(),
    yearBuilt: p.text().strictNullable(),
    lotSize: p.text().strictNullable(),
    annualTaxes: p.text().strictNullable(),
    monthlyFee: p.text().strictNullable(),
    parking: p.text().strictNullable(),
    heating: p.text().strictNullable(),
    cooling: p.text().strictNullable(),
    floodZone: p.text().strictNullable(),
    mlsNumber: p.text().strictNullable(),
    tourUrl: p.text().strictNullable(),
    floorPlan: p.text().strictNullable(),
    availableFrom: p.text().strictNullable(),
    pets: p.text().strictNullable(),
    rentalFees: p.text().strictNullable(),
    description: p.text().strictNullable(),
    zillowUrl: p.text().strictNullable(),
    represented: p.text().$type<Represented>().strictNullable(),
    soldPrice: p.text().strictNullable(),
    soldDate: p.datetime(3).strictNullable(),
    archivedAt: p.datetime(3).strictNullable(),
    isDraft: p.boolean().default(false),
    goesLiveAt: p.datetime(3).strictNullable(),
  },
});
export type PropertyRow = InferEntity<typeof PropertyEntity>;
