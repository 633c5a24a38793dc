// The agent's filters of homes as SQL conditions over `p`.
import { type AgentHomesSearch, type HomeStatus, PENDING_FOR_DAYS } from 'schema';
import { type Condition, joined, wordsCondition } from './property-filter.ts';

export type HomesFilter = NonNullable<AgentHomesSearch['filter']>;

/** `homeNeeds` of schema, in SQL. The `limit 1` makes PostgreSQL look up photos home by home, not all at once. */
const NEEDS = `(p.archived_at is null and p.status <> 'sold' and (
  p.description is null or p.price_amount is null
  or (p.status = 'pending' and p.status_since <= now() - interval '${PENDING_FOR_DAYS} days')
  or (select i.position from property_images i where i.property_id = p.id limit 1) is null))`;

function statusCondition(status: HomeStatus): Condition {
  if (status === 'archived') return { sql: 'p.archived_at is not null and not p.is_draft', values: [] };
  if (status === 'draft') return { sql: 'p.archived_at is not null and p.is_draft', values: [] };
  return { sql: 'p.archived_at is null and p.status = ?', values: [status] };
}

/** All conditions except the status, because the list is counted by status. */
export function countedCondition({ city, text, needs }: HomesFilter): Condition {
  return joined([
    ...(city === undefined ? [] : [{ sql: 'lower(p.city) = ?', values: [city.toLowerCase()] }]),
    ...(text === undefined ? [] : [wordsCondition(text)]),
    ...(needs == null ? [] : [{ sql: needs ? NEEDS : `not ${NEEDS}`, values: [] }]),
  ]);
}

export function homesCondition(filter: HomesFilter): Condition {
  const counted = countedCondition(filter);
  return filter.status == null ? counted : joined([statusCondition(filter.status), counted]);
}
