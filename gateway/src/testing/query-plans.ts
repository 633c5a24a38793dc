// What a query costs, as the database itself tells it: rows that it touches, not seconds.
import type { EntityManager } from '../core/database.ts';

/** A node of `explain (format json)`. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows of tables that were looked at, those thrown away included. */
export const touched = (plans: readonly Plan[]): number =>
  plans
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => {
      const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return (node['Actual Rows'] + thrown) * node['Actual Loops'];
    })
    .reduce((sum, rows) => sum + rows, 0);

/** An entity manager that explains into `plans` what it is asked instead of answering. */
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
