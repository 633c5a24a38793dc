import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { InquiryType } from 'schema';
import { leadColumns } from './lead.columns.ts';

export const PropertyInquiryEntity = defineEntity({
  name: 'PropertyInquiry',
  tableName: 'property_inquiries',
  properties: {
    ...leadColumns,
    propertyId: p.uuid().index(),
    /** The address at the time of the inquiry: it stays the same if the property changes. */
    propertyTitle: p.text(),
    name: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    message: p.text(),
    inquiryType: p.text().$type<InquiryType>(),
    preferredTimes: p.json<string[]>(),
    /** Set if it came with a contact message. The inbox then shows only that message. */
    contactId: p.uuid().strictNullable(),
  },
});
export type PropertyInquiry = InferEntity<typeof PropertyInquiryEntity>;
