// Kind, rooms and price together. How many homes match each of them does not say how many match all.
import { type Condition, filterConditions, joined, type PropertyFilter, visible } from './property-filter.ts';

/** The order of the index of 078-home-kinds, so that PostgreSQL reads only that, however many homes it expects. */
const BY_KIND = 'p.status, p.listing_type, lower(p.property_type), p.bedroom_count, p.bathroom_count, p.price_amount';

/**
 * Selects at most `limit` visible homes of any town that match a filter. Undefined if the filter has fewer than two of
 * kind, type, price, bedrooms and bathrooms, or has something else besides status and town.
 */
export function homesOfKind(filter: PropertyFilter, { limit }: { readonly limit: number }): Condition | undefined {
  const { cities: _, ...ofAnyTown } = filter;
  const { listingType, propertyTypes, minPrice, maxPrice, minBedrooms, minBathrooms } = ofAnyTown;
  const type = ofAnyTown.propertyType ?? (propertyTypes?.length ? propertyTypes : null);
  const kinds = [listingType, type, minBedrooms, minBathrooms, minPrice ?? maxPrice];
  if (!isOnlyOfKind(filter) || kinds.filter((one) => one != null).length < 2) return undefined;
  const { sql, values } = joined([visible, ...filterConditions(ofAnyTown)]);
  const columns = 'p.id, p.city, p.created_at, p.sold_date, p.price_amount';
  return { sql: `select ${columns} from properties p where ${sql} order by ${BY_KIND} limit ${limit}`, values };
}

/** Whether a filter has nothing besides status, town, kind, type, price, bedrooms and bathrooms. */
export const isOnlyOfKind = ({ ids, state, text, hasOpenHouse }: PropertyFilter): boolean =>
  (ids ?? state ?? text) == null && !hasOpenHouse;
