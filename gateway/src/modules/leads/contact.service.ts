import { type ContactInput, wishInWords } from 'schema';
import type { Contact as PublicContact } from 'schema/generated/graphql';
import type { Arrival } from './arrival.ts';
import { type Contact, ContactEntity } from './contact.entity.ts';
import type { LeadIntake } from './lead-intake.ts';
import { PropertyInquiryEntity } from './property-inquiry.entity.ts';
import { demandTitle } from './property-title.ts';

/** A message to the agent. If it is about a property, it is also stored as an inquiry, in the same transaction. */
export function createContactService({ intake }: { intake: LeadIntake }) {
  return {
    async submit(input: ContactInput, arrival: Arrival): Promise<PublicContact> {
      const { name, email, message, source } = input;
      const written = { name, email, message, phone: input.phone ?? null };
      const row = await intake.submit({
        kind: 'contact',
        entity: ContactEntity,
        input,
        arrival,
        async store(em, columns) {
          // Only for a new lead: if the same lead was stored before, its home may be gone by now.
          const property = input.propertyId === undefined ? undefined : await demandTitle(em, input.propertyId);
          const contact = em.create(ContactEntity, {
            ...columns,
            ...written,
            id: crypto.randomUUID(),
            source,
            interest: input.interest ?? null,
            wish: input.wish && wishInWords(input.wish) ? input.wish : null,
          });
          em.persist(contact);
          if (property !== undefined) {
            const inquiryType = input.inquiryType ?? 'general';
            const preferredTimes = input.preferredTimes ?? [];
            const about = { propertyId: property.id, propertyTitle: property.title, contactId: contact.id };
            em.persist(
              em.create(PropertyInquiryEntity, { ...columns, ...written, ...about, inquiryType, preferredTimes }),
            );
          }
          return contact;
        },
      });
      return toPublic(row);
    },
  };
}

/** What the sender gets back: only what they sent, nothing of the agent's. */
function toPublic({ id, name, email, phone, message, source, interest, createdAt }: Contact): PublicContact {
  return { id, name, email, phone, message, source, interest, createdAt };
}
