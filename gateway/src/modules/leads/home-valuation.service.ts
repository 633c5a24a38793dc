import type { HomeValuationInput } from 'schema';
import type { HomeValuation as PublicValuation } from 'schema/generated/graphql';
import type { Arrival } from './arrival.ts';
import { type HomeValuation, HomeValuationEntity } from './home-valuation.entity.ts';
import type { LeadIntake } from './lead-intake.ts';

/** A request for the value of a home. */
export function createHomeValuationService({ intake }: { intake: LeadIntake }) {
  return {
    async submit(input: HomeValuationInput, arrival: Arrival): Promise<PublicValuation> {
      const { name, email, address, city, zipCode, propertyType } = input;
      const row = await intake.submit({
        kind: 'valuation',
        entity: HomeValuationEntity,
        input,
        arrival,
        store(em, columns) {
          const valuation = em.create(HomeValuationEntity, {
            ...columns,
            id: crypto.randomUUID(),
            name,
            email,
            phone: input.phone ?? null,
            address,
            city,
            zipCode,
            propertyType,
            bedrooms: input.bedrooms ?? null,
            bathrooms: input.bathrooms ?? null,
            squareFeet: input.squareFeet ?? null,
            additionalInfo: input.additionalInfo ?? null,
          });
          em.persist(valuation);
          return valuation;
        },
      });
      return toPublic(row);
    },
  };
}

function toPublic(row: HomeValuation): PublicValuation {
  const { id, name, email, phone, address, city, zipCode, propertyType, createdAt } = row;
  const { bedrooms, bathrooms, squareFeet, additionalInfo } = row;
  const home = { address, city, zipCode, propertyType, bedrooms, bathrooms, squareFeet, additionalInfo };
  return { id, name, email, phone, ...home, createdAt };
}
