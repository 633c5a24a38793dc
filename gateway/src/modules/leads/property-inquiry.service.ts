import type { PropertyInquiryInput } from 'schema';
import type { PropertyInquiry as PublicInquiry } from 'schema/generated/graphql';
import type { Arrival } from './arrival.ts';
import type { LeadIntake } from './lead-intake.ts';
import { type PropertyInquiry, PropertyInquiryEntity } from './property-inquiry.entity.ts';
import { demandTitle } from './property-title.ts';

/** A question about one property, or a request to see it. */
export function createPropertyInquiryService({ intake }: { intake: LeadIntake }) {
  return {
    async submit(input: PropertyInquiryInput, arrival: Arrival): Promise<PublicInquiry> {
      const { name, email, message, inquiryType } = input;
      const row = await intake.submit({
        kind: 'inquiry',
        entity: PropertyInquiryEntity,
        input,
        arrival,
        async store(em, columns) {
          const property = await demandTitle(em, input.propertyId);
          const inquiry = em.create(PropertyInquiryEntity, {
            ...columns,
            id: crypto.randomUUID(),
            propertyId: property.id,
            propertyTitle: property.title,
            name,
            email,
            phone: input.phone ?? null,
            message,
            inquiryType,
            preferredTimes: input.preferredTimes ?? [],
            contactId: null,
          });
          em.persist(inquiry);
          return inquiry;
        },
      });
      return toPublic(row);
    },
  };
}

function toPublic(row: PropertyInquiry): PublicInquiry {
  const { id, propertyId, propertyTitle, name, email, phone, message, inquiryType, createdAt } = row;
  const preferredTimes = row.preferredTimes.map((time) => new Date(time));
  return { id, propertyId, propertyTitle, name, email, phone, message, inquiryType, preferredTimes, createdAt };
}
