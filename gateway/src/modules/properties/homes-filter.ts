// The agent's filters as SQL conditions over `p`.
import { type AgentHomesSearch, type HomeStatus, PENDING_FOR_DAYS } from 'schema';
import { containing } from '../../core/containing.ts';

export type HomesFilter = NonNullable<AgentHomesSearch['filter']>;

interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The expression that 030-homes-list indexes. */
const WORDS = `(p.address || E'\\n' || p.city || E'\\n' || p.zip_code || E'\\n' || coalesce(p.description, ''))`;

/** `homeNeeds` of schema, in SQL. With a limit, the photos are looked up home by home instead of all at once. */
const NEEDS = `(p.archived_at is null and p.status <> 'sold' and (
  p.description is null or p.price_amount is null
  or (p.status = 'pending' and p.status_since <= now() - interval '${PENDING_FOR_DAYS} days')
  or (select i.position from property_images i where i.property_id = p.id limit 1) is null))`;

function statusCondition(status: HomeStatus): [sql: string, ...values: unknown[]] {
  if (status === 'archived') return ['p.archived_at is not null and not p.is_draft'];
  if (status === 'draft') return ['p.archived_at is not null and p.is_draft'];
  return ['p.archived_at is null and p.status = ?', status];
}

function joined(clauses: readonly [sql: string, ...values: unknown[]][]): Condition {
  const sql = clauses.map(([condition]) => condition).join(' and ') || 'true';
  return { sql, values: clauses.flatMap(([, ...values]) => values) };
}

/** Everything but the status, by which the list is counted. */
export function countedCondition({ city, text, needs }: HomesFilter): Condition {
  const clauses: [sql: string, ...values: unknown[]][] = [];
  if (city !== undefined) clauses.push(['lower(p.city) = ?', city.toLowerCase()]);
  if (text !== undefined) clauses.push([`${WORDS} ilike ?`, containing(text)]);
  if (needs != null) clauses.push([needs ? NEEDS : `not ${NEEDS}`]);
  return joined(clauses);
}

export function homesCondition(filter: HomesFilter): Condition {
  const counted = countedCondition(filter);
  if (filter.status == null) return counted;
  const [sql, ...values] = statusCondition(filter.status);
  return { sql: `${sql} and ${counted.sql}`, values: [...values, ...counted.values] };
}
