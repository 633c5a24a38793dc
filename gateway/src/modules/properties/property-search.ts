import type { PropertySearch } from 'schema';
import type { PropertyConnection } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import type { PropertyQuery } from './property.query.ts';
import type { Wanted } from './property.record.ts';
import { whereClauses } from './property-filter.ts';
import { afterCursor, cursorOf, orderBy } from './property-order.ts';

/** A page, and how many there are in all, which is counted when it is asked for. */
export type PropertyPage = Pick<PropertyConnection, 'nodes' | 'pageInfo'> & { totalCount(): Promise<number> };

/** One page of a filtered list in an order, with what is needed to ask for the next. */
export async function searchProperties(
  database: Database,
  query: PropertyQuery,
  { filter, sort, first, after }: PropertySearch,
  wanted?: Wanted,
): Promise<PropertyPage> {
  const { conditions, values } = whereClauses(filter ?? {});
  const where = ['p.archived_at is null', ...conditions].join(' and ');
  const cursor = after == null ? { sql: 'true', values: [] } : afterCursor(sort, after);
  const page = `where ${where} and ${cursor.sql} ${orderBy(sort)} limit ?`;
  const found = await query(page, [...values, ...cursor.values, first + 1], { wanted });
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorOf(sort, last);
  return {
    nodes,
    pageInfo: { hasNextPage: found.length > first, endCursor },
    totalCount: () => count(database, where, values),
  };
}

async function count(database: Database, where: string, values: readonly unknown[]): Promise<number> {
  const sql = `select count(*)::integer as total from properties p where ${where}`;
  const [row] = await database.em().execute<{ total: number }[]>(sql, [...values]);
  return row?.total ?? 0;
}
