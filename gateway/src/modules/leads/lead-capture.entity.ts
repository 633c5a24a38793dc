import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { leadColumns } from './lead.columns.ts';

export const LeadCaptureEntity = defineEntity({
  name: 'LeadCapture',
  tableName: 'lead_captures',
  properties: {
    ...leadColumns,
    email: p.text(),
    name: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    address: p.text().strictNullable(),
    source: p.text(),
  },
});
export type LeadCapture = InferEntity<typeof LeadCaptureEntity>;
