import { isListingUrl } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { selectProperties } from './property.record.ts';
import { estimateKey, type ValueEstimates } from './value-estimates.ts';

export interface PropertyQueryDeps {
  readonly database: Database;
  readonly listingHosts: readonly string[];
  readonly estimates: ValueEstimates;
}

/** The properties that a `where … order by … limit …` over `p` leaves, as both doors show them. `em`: of a transaction. */
export type PropertyQuery = (rest: string, values?: readonly unknown[], em?: EntityManager) => Promise<Property[]>;

export function createPropertyQuery({ database, listingHosts, estimates }: PropertyQueryDeps): PropertyQuery {
  const isKnownSite = (text: string) => isListingUrl(text, listingHosts);
  return async (rest, values = [], em = database.em()) => {
    const records = await selectProperties(em, rest, values, isKnownSite);
    return records.map((record) => {
      const valueEstimate = estimates.get(estimateKey(record.address, record.zipCode)) ?? null;
      return { ...record, valueEstimate };
    });
  };
}
