// Homes of a kind in an order by price. What is to let is cheaper than what is for sale, and homes with few rooms are
// cheaper than those with many: in the order of all homes by price, the first of a kind may be far away. So the first
// homes of each status, kind and town, or type, or number of rooms are read from an index of 079-homes-by-price, and
// merged.
import { listingTypes, type PropertySort, propertyStatuses } from 'schema';
import { isOnlyOfKind } from './homes-of-kind.ts';
import { type Condition, joined, type PropertyFilter, visible } from './property-filter.ts';
import { byPriceIndex, orderBy } from './property-order.ts';

export interface GroupsByPrice {
  /** A table of the groups, to be joined. */
  readonly table: Condition;
  /** Joins `p` to the group. */
  readonly on: string;
  /** Whether the groups hold all that is asked for, except a price. */
  readonly isAll: boolean;
}

/** Undefined if a filter has no kind, or has something else besides kind, price, status and town. */
export function groupsByPrice(filter: PropertyFilter): GroupsByPrice | undefined {
  const { cities, listingType, propertyType, propertyTypes, minBedrooms, minBathrooms } = filter;
  const lists = [cities?.length || null, propertyTypes?.length || null];
  const within = [...lists, propertyType, minBedrooms, minBathrooms].filter((one) => one != null);
  const isOfKind = listingType != null || within.length > (cities?.length ? 1 : 0);
  if (!isOfKind || !isOnlyOfKind(filter)) return undefined;
  const statuses = filter.statuses?.length ? filter.statuses : propertyStatuses;
  const tables = [
    { table: oneOf('status', statuses), on: 'p.status = status.value' },
    {
      table: oneOf('listing', listingType == null ? listingTypes : [listingType]),
      on: 'p.listing_type = listing.value',
    },
    ...innermost(filter),
  ];
  return {
    table: {
      sql: tables.map(({ table }) => table.sql).join(' cross join lateral '),
      values: tables.flatMap(({ table }) => table.values),
    },
    on: tables.map(({ on }) => on).join(' and '),
    isAll: within.length < 2,
  };
}

type Joined = Pick<GroupsByPrice, 'table' | 'on'>;

/** Of several, towns leave the fewest homes, and then rooms. */
function innermost({ cities, propertyType, propertyTypes, minBedrooms, minBathrooms }: PropertyFilter): Joined[] {
  if (cities?.length) return [{ table: inLowerCase('town', cities), on: 'lower(p.city) = town.value' }];
  if (minBedrooms != null) return [numbersFrom('bedroom_count', minBedrooms)];
  if (minBathrooms != null) return [numbersFrom('bathroom_count', minBathrooms)];
  const types = propertyType == null ? propertyTypes : [propertyType];
  return types?.length ? [{ table: inLowerCase('type', types), on: 'lower(p.property_type) = type.value' }] : [];
}

const oneOf = (name: string, values: readonly string[]): Condition => {
  const different = [...new Set(values)];
  return { sql: `(values ${different.map(() => '(?)').join(', ')}) ${name} (value)`, values: different };
};

const inLowerCase = (name: string, values: readonly string[]) =>
  oneOf(
    name,
    values.map((value) => value.toLowerCase()),
  );

/** The different numbers of rooms of a status and kind, each found in the index after the one before. */
function numbersFrom(column: 'bedroom_count' | 'bathroom_count', least: number): Joined {
  const next = (than: string) => `select min(p.${column}) from properties p
    where ${visible.sql} and p.status = status.value and p.listing_type = listing.value and p.${column} ${than}`;
  const sql = `(with recursive numbers (value) as (
      ${next('>= ?')} union all select (${next('> numbers.value')}) from numbers where numbers.value is not null)
    select value from numbers where value is not null) rooms`;
  return { table: { sql, values: [least] }, on: `p.${column} = rooms.value` };
}

interface FirstHomes {
  readonly groups: GroupsByPrice;
  /** All other conditions. */
  readonly narrowed: readonly Condition[];
  readonly sort: PropertySort;
  readonly after?: string | null | undefined;
  readonly limit: number;
}

/** Selects the ids of the first homes of all groups. Throws BAD_INPUT for a cursor of another order. */
export function firstByPrice({ groups, narrowed, sort, after, limit }: FirstHomes): Condition {
  const branches = byPriceIndex(sort, after).map(({ beyond, order }) => {
    const { sql, values } = joined([visible, ...narrowed, ...beyond]);
    const ofGroup = `select p.id, p.price_amount, p.created_at from properties p
      where ${groups.on} and ${sql} ${order} limit ${limit}`;
    return {
      sql: `select p.* from ${groups.table.sql} cross join lateral (${ofGroup}) p`,
      values: [...groups.table.values, ...values],
    };
  });
  const every = branches.map(({ sql }) => sql).join(' union all ');
  return {
    sql: `select p.id from (${every}) p ${orderBy(sort)} limit ${limit}`,
    values: branches.flatMap(({ values }) => values),
  };
}
