import { isListingUrl } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { selectProperties } from './property.record.ts';

export interface PropertyQueryDeps {
  readonly database: Database;
  readonly listingHosts: readonly string[];
}

/** The properties that a `where … order by … limit …` over `p` leaves, as both doors show them. `em`: of a transaction. */
export type PropertyQuery = (rest: string, values?: readonly unknown[], em?: EntityManager) => Promise<Property[]>;

export function createPropertyQuery({ database, listingHosts }: PropertyQueryDeps): PropertyQuery {
  const isKnownSite = (text: string) => isListingUrl(text, listingHosts);
  return (rest, values = [], em = database.em()) => selectProperties(em, rest, values, isKnownSite);
}
