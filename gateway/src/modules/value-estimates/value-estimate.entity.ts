import { defineEntity, p } from '@mikro-orm/core';
import type { ValueEstimateFigures } from 'schema';

/** The figures as JSON has them. */
export type StoredFigures = Omit<ValueEstimateFigures, 'asOf'> & { readonly asOf: string };

/** What a home's estimate was from a moment on: rows are added, never changed. */
export const ValueEstimateEntity = defineEntity({
  name: 'ValueEstimate',
  tableName: 'value_estimates',
  properties: {
    propertyId: p.uuid().primary(),
    version: p.integer().primary(),
    /** Null: from then on there was none. */
    figures: p.json<StoredFigures>().strictNullable(),
    changedAt: p.datetime(3),
    /** Null: it came with the demo content. */
    changedBy: p.text().strictNullable(),
  },
});
