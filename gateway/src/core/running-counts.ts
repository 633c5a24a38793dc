// Counts that triggers keep by adding rows: `leads` in `lead_counts`, `properties` in `home_counts`.
import type { Database } from './database.ts';

const counts = {
  leads: { table: 'lead_counts', groups: 'kind, status' },
  properties: { table: 'home_counts', groups: 'status, city, listing_type, property_type' },
} as const;

/**
 * Replaces the rows of a count by one row for each group. Rows that another gateway adds meanwhile are not seen and
 * stay. If two gateways do this at once, the second waits for the first, and then finds those rows gone.
 */
export async function compactCounts(
  { kind, maintenance }: Pick<Database, 'kind' | 'maintenance'>,
  counted: keyof typeof counts,
): Promise<void> {
  const { table, groups } = counts[counted];
  const sql = `with gone as (delete from ${table} returning ${groups}, amount)
    insert into ${table} select ${groups}, sum(amount) from gone group by ${groups} having sum(amount) <> 0`;
  await maintenance.em().execute(sql, [], 'run');
  // PostgreSQL's autovacuum does this by itself.
  if (kind === 'pglite') await maintenance.em().execute(`vacuum (analyze) ${counted}, ${table}`, [], 'run');
}
