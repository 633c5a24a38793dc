import { badInput } from '../../core/errors.ts';
import type { PropertyReader } from '../properties/property.reader.ts';

export interface PropertyTitles {
  /** The property that a lead is about. BAD_INPUT at `propertyId` if it is none that visitors see. */
  demand(propertyId: string): Promise<{ id: string; title: string }>;
}

/** An inquiry keeps the address as it was: the server's own words, never the client's. */
export function createPropertyTitles(reader: Pick<PropertyReader, 'find'>): PropertyTitles {
  return {
    async demand(propertyId) {
      const property = await reader.find(propertyId);
      if (property === null) throw badInput([{ path: ['propertyId'], message: 'Unknown property' }]);
      const { id, address, city, state, zipCode } = property;
      return { id, title: `${address}, ${city}, ${state} ${zipCode}` };
    },
  };
}
