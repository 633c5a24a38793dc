// Kind, rooms and price together. How many homes match each of them does not say how many match all.
import {
  type Condition,
  filterConditions,
  joined,
  narrowing,
  type PropertyFilter,
  visible,
} from './property-filter.ts';

/** The order of the index of 078-home-kinds, so that PostgreSQL reads only that, however many homes it expects. */
const BY_KIND = 'p.status, p.listing_type, lower(p.property_type), p.bedroom_count, p.bathroom_count, p.price_amount';

/** What a filter asks of kind, type, price and rooms; and what it asks besides that, status and town. */
function parted(filter: PropertyFilter): { ofKind: PropertyFilter; others: PropertyFilter } {
  const { cities: _, ids, state, text, hasOpenHouse, ...ofKind } = filter;
  return { ofKind, others: { ids, state, text, hasOpenHouse } };
}

/** How many of kind, type, price, bedrooms and bathrooms a filter asks for. */
export function kindsIn({ listingType, minPrice, maxPrice, minBedrooms, minBathrooms, ...filter }: PropertyFilter) {
  const type = filter.propertyType ?? (filter.propertyTypes?.length ? filter.propertyTypes : null);
  return [listingType, type, minPrice ?? maxPrice, minBedrooms, minBathrooms].filter((one) => one != null).length;
}

/** The conditions of a filter that are on neither status, town, kind, type, price, bedrooms nor bathrooms. */
export const beyondKind = (filter: PropertyFilter): Condition[] => narrowing(parted(filter).others);

/** Whether a filter has nothing besides status, town, kind, type, price, bedrooms and bathrooms. */
export const isOnlyOfKind = (filter: PropertyFilter): boolean => beyondKind(filter).length === 0;

/** Selects at most `limit` visible homes of any town that match all that a filter asks of status and kind. */
export function homesOfKind(filter: PropertyFilter, limit: number): Condition {
  const { sql, values } = joined([visible, ...filterConditions(parted(filter).ofKind)]);
  const columns = 'p.id, p.city, p.created_at, p.sold_date, p.price_amount';
  return { sql: `select ${columns} from properties p where ${sql} order by ${BY_KIND} limit ${limit}`, values };
}
