import { type PropertySearch, type PropertySort, type PropertyStatus, propertyStatuses } from 'schema';
import type { Property, PropertyFacets } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { everyHome } from './every-home.ts';
import { countVisible, distinctValues } from './home-counts.ts';
import { createHomesTogether } from './homes-together.ts';
import { orderedHomes } from './ordered-homes.ts';
import type { PropertyQuery } from './property.query.ts';
import type { Wanted } from './property.record.ts';
import { searchProperties } from './property-search.ts';
import { orderRecentSales } from './recent-sales.ts';

const FEATURED = 12;
const RECENT_SALES = 24;

/** What everybody may read about properties: nothing archived. */
export function createPropertyReader({ database, query }: { database: Database; query: PropertyQuery }) {
  /** At most `limit` homes of these statuses, in an order. */
  const list = (statuses: readonly PropertyStatus[], sort: PropertySort, limit: number, wanted?: Wanted) => {
    const { from, values } = orderedHomes({ statuses, sort, limit });
    return query(from, values, { wanted });
  };

  const findHome = createHomesTogether(query);

  return {
    list,
    /** Null if the id is unknown or malformed, or the home is archived. */
    async find(id: string, wanted?: Wanted): Promise<Property | null> {
      return isRecordId(id) ? findHome(id, wanted) : null;
    },
    search: (search: PropertySearch, wanted?: Wanted) => searchProperties(database, query, search, wanted),
    /** All homes, newest first, in batches. */
    every: () => everyHome(query),
    count: () => countVisible(database, {}),
    featured: (wanted?: Wanted) => list(['active', 'pending'], 'newest', FEATURED, wanted),
    async recentSales(wanted?: Wanted): Promise<Property[]> {
      const sorts = ['newest', 'newestSold'] as const;
      const dated = wanted && new Set([...wanted, 'soldDate']);
      const [newest, latest] = await Promise.all(sorts.map((sort) => list(['sold'], sort, RECENT_SALES, dated)));
      return orderRecentSales(newest ?? [], latest ?? []);
    },
    /** The values of homes of these statuses; if none is named, of all. */
    async facets(named: readonly PropertyStatus[]): Promise<PropertyFacets> {
      const statuses = named.length > 0 ? named : propertyStatuses;
      const [cities, propertyTypes] = await Promise.all([
        distinctValues(database, 'city', statuses),
        distinctValues(database, 'property_type', statuses),
      ]);
      return { cities, propertyTypes };
    },
  };
}

export type PropertyReader = ReturnType<typeof createPropertyReader>;
