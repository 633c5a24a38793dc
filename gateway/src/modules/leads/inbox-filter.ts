import type { LeadSearch } from 'schema';
import { containing } from '../../core/containing.ts';

type Filter = NonNullable<LeadSearch['filter']>;

/** Still new, and older than the moment that the placeholder names. */
export const OVERDUE = `(status = 'new' and "createdAt" < ?)`;

/** A filter as SQL over `leads` and its values in order; `late` is when a lead that is due now came in. */
export function leadConditions(filter: Filter, late: Date): { sql: string; values: unknown[] } {
  const clauses: [condition: string, ...values: unknown[]][] = [
    filter.statuses?.length ? ['status in (?)', filter.statuses] : ['status <> ?', 'spam'],
  ];
  if (filter.kinds?.length) clauses.push(['kind in (?)', filter.kinds]);
  if (filter.overdue != null) clauses.push([filter.overdue ? OVERDUE : `not ${OVERDUE}`, late]);
  if (filter.text !== undefined) {
    const text = containing(filter.text);
    clauses.push(['(name ilike ? or email ilike ? or summary ilike ?)', text, text, text]);
  }
  return {
    sql: clauses.map(([condition]) => condition).join(' and '),
    values: clauses.flatMap(([, ...values]) => values),
  };
}
