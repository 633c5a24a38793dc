import { isListingUrl, type PropertySearch, type PropertyStatus } from 'schema';
import type { Property, PropertyConnection, PropertyFacets } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { type PropertyRecord, selectProperties } from './property.record.ts';
import { whereClauses } from './property-filter.ts';
import { afterCursor, cursorOf, orderBy } from './property-order.ts';
import { orderRecentSales } from './recent-sales.ts';
import { estimateKey, type ValueEstimates } from './value-estimates.ts';

const FEATURED = 12;
const RECENT_SALES = 24;
/** A late sale of an early listing still counts as recent, so more are put in order than are shown. */
const SALES_IN_ORDER = 500;

export interface PropertyReaderDeps {
  readonly database: Database;
  readonly listingHosts: readonly string[];
  readonly estimates: ValueEstimates;
}

/** What everybody may read of properties: nothing archived. */
export function createPropertyReader({ database, listingHosts, estimates }: PropertyReaderDeps) {
  const isKnownSite = (text: string) => isListingUrl(text, listingHosts);
  const withEstimate = (record: PropertyRecord): Property => ({
    ...record,
    valueEstimate: estimates.get(estimateKey(record.address, record.zipCode)) ?? null,
  });
  const select = async (rest: string, values: readonly unknown[] = []) =>
    (await selectProperties(database.em(), rest, values, isKnownSite)).map(withEstimate);

  /** Null if the id is unknown or malformed; archived homes only with `archived`. */
  async function find(id: string, options: { archived: boolean } = { archived: false }): Promise<Property | null> {
    if (!isRecordId(id)) return null;
    const rest = options.archived ? 'where p.id = ?' : 'where p.id = ? and p.archived_at is null';
    return (await select(rest, [id]))[0] ?? null;
  }

  async function search({ filter, sort, first, after }: PropertySearch): Promise<PropertyConnection> {
    const { conditions, values } = whereClauses(filter ?? {});
    const where = ['p.archived_at is null', ...conditions].join(' and ');
    const [counted] = await database
      .em()
      .execute<{ total: number }[]>(`select count(*)::integer as total from properties p where ${where}`, values);
    const cursor = after == null ? { sql: 'true', values: [] } : afterCursor(sort, after);
    const page = `where ${where} and ${cursor.sql} ${orderBy(sort)} limit ?`;
    const found = await select(page, [...values, ...cursor.values, first + 1]);
    const nodes = found.slice(0, first);
    const last = nodes.at(-1);
    return {
      nodes,
      totalCount: counted?.total ?? 0,
      pageInfo: { hasNextPage: found.length > first, endCursor: last === undefined ? null : cursorOf(sort, last) },
    };
  }

  /** At most `limit` of these statuses in an order. */
  const list = (statuses: readonly PropertyStatus[], sort: PropertySearch['sort'], limit: number) =>
    select(`where p.archived_at is null and p.status in (?) ${orderBy(sort)} limit ?`, [statuses, limit]);

  async function facets(statuses: readonly PropertyStatus[]): Promise<PropertyFacets> {
    const distinct = async (column: 'city' | 'property_type') => {
      const sql = `select distinct ${column} as value from properties
        where archived_at is null and status in (?) and ${column} is not null order by value`;
      const rows = await database.em().execute<{ value: string }[]>(sql, [statuses]);
      return rows.map((row) => row.value);
    };
    return { cities: await distinct('city'), propertyTypes: await distinct('property_type') };
  }

  return {
    find,
    search,
    list,
    facets,
    /** All that are not archived, newest first. */
    all: () => select(`where p.archived_at is null ${orderBy('newest')}`),
    archived: () => select('where p.archived_at is not null order by p.archived_at desc, p.id limit 200'),
    featured: () => list(['active', 'pending'], 'newest', FEATURED),
    recentSales: async () => orderRecentSales(await list(['sold'], 'newest', SALES_IN_ORDER)).slice(0, RECENT_SALES),
  };
}

export type PropertyReader = ReturnType<typeof createPropertyReader>;
