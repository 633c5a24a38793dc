import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { HomePropertyType } from 'schema';
import { leadColumns } from './lead.columns.ts';

export const HomeValuationEntity = defineEntity({
  name: 'HomeValuation',
  tableName: 'home_valuations',
  properties: {
    ...leadColumns,
    name: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    address: p.text(),
    city: p.text(),
    zipCode: p.text(),
    propertyType: p.text().$type<HomePropertyType>(),
    bedrooms: p.text().strictNullable(),
    bathrooms: p.text().strictNullable(),
    squareFeet: p.text().strictNullable(),
    additionalInfo: p.text().strictNullable(),
  },
});
export type HomeValuation = InferEntity<typeof HomeValuationEntity>;
