// The cost of a query as PostgreSQL reports it: in rows that it reads, not in seconds.
import { Client } from 'pg';
import type { EntityManager } from '../core/database.ts';

/** A node of `explain (format json)`. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  /** Of an index-only scan: rows that it still had to look up in the table. */
  readonly 'Heap Fetches'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows of tables that were read, including those that were then discarded. */
export const touched = (plans: readonly Plan[]): number =>
  plans
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => {
      const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return (node['Actual Rows'] + thrown) * node['Actual Loops'];
    })
    .reduce((sum, rows) => sum + rows, 0);

/**
 * The plan of a prepared statement once PostgreSQL no longer plans it for each value. `text` has `$1`, `$2` … for its
 * values.
 */
export async function planPrepared(url: string, text: string, values: readonly unknown[]): Promise<Plan[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${text}`);
    const given = values.map((value) => client.escapeLiteral(String(value))).join(', ');
    const { rows } = await client.query(`explain (analyze, format json) execute asked${given && `(${given})`}`);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.end();
  }
}

/** An entity manager that explains each statement into `plans`, and returns no rows. */
export function explaining(em: EntityManager, plans: Plan[]): EntityManager {
  const execute = async (sql: string, values: unknown[]) => {
    const [row] = await em.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    plans.push(...nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan));
    return [];
  };
  return { execute } as unknown as EntityManager;
}
