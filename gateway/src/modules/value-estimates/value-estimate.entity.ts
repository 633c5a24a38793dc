import { defineEntity, p } from '@mikro-orm/core';
import type { ValueEstimateFigures } from 'schema';

/** The figures as stored in JSON. */
export type StoredFigures = Omit<ValueEstimateFigures, 'asOf'> & { readonly asOf: string };

/** A version of a home's estimate. Rows are added, never changed. */
export const ValueEstimateEntity = defineEntity({
  name: 'ValueEstimate',
  tableName: 'value_estimates',
  properties: {
    propertyId: p.uuid().primary(),
    version: p.integer().primary(),
    /** Null: there is no estimate from then on. */
    figures: p.json<StoredFigures>().strictNullable(),
    changedAt: p.datetime(3),
    /** Null: from the demo content. */
    changedBy: p.text().strictNullable(),
  },
});
