import type { PropertySearch } from 'schema';
import { containing } from '../../core/containing.ts';

type Filter = NonNullable<PropertySearch['filter']>;

const SOMEWHERE = '(p.address ilike ? or p.city ilike ? or p.zip_code ilike ? or p.description ilike ?)';

/** A filter as SQL conditions over `p`, to be joined with `and`, and their values in order. */
export function whereClauses(filter: Filter): { conditions: string[]; values: unknown[] } {
  const clauses: [condition: string, ...values: unknown[]][] = [];
  if (filter.statuses?.length) clauses.push(['p.status in (?)', filter.statuses]);
  if (filter.cities?.length) clauses.push(['lower(p.city) in (?)', filter.cities.map((city) => city.toLowerCase())]);
  if (filter.listingType) clauses.push(['p.listing_type = ?', filter.listingType]);
  if (filter.propertyType) clauses.push(['lower(p.property_type) = ?', filter.propertyType.toLowerCase()]);
  if (filter.minPrice != null) clauses.push(['p.price_amount >= ?', filter.minPrice]);
  if (filter.maxPrice != null) clauses.push(['p.price_amount <= ?', filter.maxPrice]);
  if (filter.minBedrooms != null) clauses.push(['p.bedroom_count >= ?', filter.minBedrooms]);
  if (filter.minBathrooms != null) clauses.push(['p.bathroom_count >= ?', filter.minBathrooms]);
  if (filter.text !== undefined) {
    const text = containing(filter.text);
    clauses.push([SOMEWHERE, text, text, text, text]);
  }
  return { conditions: clauses.map(([condition]) => condition), values: clauses.flatMap(([, ...values]) => values) };
}
