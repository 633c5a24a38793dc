import type { PropertySearch } from 'schema';
import type { PropertyConnection } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { countVisible } from './home-counts.ts';
import { groupsByPrice } from './homes-by-price.ts';
import { beyondKind, homesOfKind, kindsIn } from './homes-of-kind.ts';
import { FEW, type FewHomes, orderedHomes } from './ordered-homes.ts';
import type { PropertyQuery } from './property.query.ts';
import type { Wanted } from './property.record.ts';
import { filterConditions, narrowing, type PropertyFilter } from './property-filter.ts';
import { cursorOf, isByPrice, placedBy, withinPrices } from './property-order.ts';

/** A page, and the total number, which is counted only if it is asked for. */
export type PropertyPage = Pick<PropertyConnection, 'nodes' | 'pageInfo'> & { totalCount(): Promise<number> };

/** One page of a filtered and sorted list. */
export async function searchProperties(
  database: Database,
  query: PropertyQuery,
  { filter, sort, first, after }: PropertySearch,
  wanted?: Wanted,
): Promise<PropertyPage> {
  const asked = filter ?? {};
  const { statuses, cities, minPrice: _, maxPrice: __, ...others } = asked;
  const groups = isByPrice(sort) ? groupsByPrice(asked) : undefined;
  const few = groups?.isAll ? undefined : fewHomes(asked);
  const prices = groups ? [] : withinPrices(sort, asked);
  // In an order by price, one index serves all homes, as long as no other condition is on the price.
  const rest = narrowing(prices.length > 0 ? others : asked);
  const narrowed = [...rest, ...prices];
  const isChosenFirst = prices.length === 0 && kindsIn(asked) > 0;
  // Homes with an open house are found by that, once, whatever their status and town.
  const within = asked.hasOpenHouse ? { narrowed: filterConditions(asked) } : { statuses, cities, narrowed };
  const { from, values } = orderedHomes({ ...within, sort, after, limit: first + 1, isChosenFirst, few, groups });
  const placed = wanted && new Set([...wanted, ...placedBy[sort]]);
  const found = await query(from, values, { wanted: placed, isPlannedAnew: rest.length > 0 });
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorOf(sort, last);
  return {
    nodes,
    pageInfo: { hasNextPage: found.length > first, endCursor },
    totalCount: () => countVisible(database, asked),
  };
}

/** Where few homes are of a kind, they are looked at, and not all homes in the order of the list. */
function fewHomes(asked: PropertyFilter): FewHomes | undefined {
  if (asked.ids != null || asked.hasOpenHouse || kindsIn(asked) < 2) return undefined;
  return { ofKind: homesOfKind(asked, FEW + 1), others: beyondKind(asked) };
}
