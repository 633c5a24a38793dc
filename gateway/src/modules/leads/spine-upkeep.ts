import type { Database } from '../../core/database.ts';

/**
 * Adds up what was counted since the last time. What another gateway counts meanwhile is not seen and stays; two at
 * once wait for each other's rows, and the second finds them gone.
 */
export async function tidySpine({ kind, maintenance }: Pick<Database, 'kind' | 'maintenance'>): Promise<void> {
  const sql = `with gone as (delete from lead_counts returning kind, status, amount)
    insert into lead_counts select kind, status, sum(amount) from gone group by kind, status having sum(amount) <> 0`;
  await maintenance.em().execute(sql, [], 'run');
  // PostgreSQL does so by itself.
  if (kind === 'pglite') await maintenance.em().execute('vacuum (analyze) leads, lead_counts', [], 'run');
}
