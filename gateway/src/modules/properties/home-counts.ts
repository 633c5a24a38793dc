// Counts homes by kind and town from sums that the database keeps (061-home-growth), so the cost does not grow with the
// table.
import { type HomeStatus, homeStatuses, propertyStatuses } from 'schema';
import type { HomeCounts } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { countedCondition, type HomesFilter } from './homes-filter.ts';
import { homesOfKind, isOnlyOfKind, kindsIn } from './homes-of-kind.ts';
import { type Condition, filterConditions, inTowns, joined, type PropertyFilter, visible } from './property-filter.ts';

/**
 * Filters by words, price or rooms need a real count. It stops at this number: nobody pages so far, and its cost must
 * not grow with the table.
 */
const COUNTED = 10_000;

type Counting = Pick<Database, 'em'>;

/** How many homes a visitor's filter finds. */
export async function countVisible(database: Counting, filter: PropertyFilter): Promise<number> {
  const { state, minPrice, maxPrice, minBedrooms, minBathrooms, text, hasOpenHouse, ids, ...kept } = filter;
  const isKept =
    !hasOpenHouse && [state, minPrice, maxPrice, minBedrooms, minBathrooms, text, ids].every((one) => one == null);
  return isKept ? sumOf(database, kept) : countOneByOne(database, filter);
}

function sumOf(database: Counting, kept: PropertyFilter): Promise<number> {
  const ofVisible = { sql: 'p.status in (?)', values: [propertyStatuses] };
  const { sql, values } = joined([ofVisible, ...filterConditions(kept)]);
  return total(database, `select coalesce(sum(p.amount), 0)::integer as total from home_counts p where ${sql}`, values);
}

function countOneByOne(database: Counting, filter: PropertyFilter): Promise<number> {
  const { sql, values } = joined([visible, ...filterConditions(filter)]);
  const every = {
    sql: `select count(*) from (select from properties p where ${sql} limit ${COUNTED}) counted`,
    values,
  };
  const few = isOnlyOfKind(filter) && kindsIn(filter) > 1 ? homesOfKind(filter, COUNTED) : undefined;
  const counted = few ? countFew(few, filter, every) : every;
  return total(database, `select (${counted.sql})::integer as total`, counted.values);
}

/** Counts those of the towns among the homes of a kind, unless these are too many. */
function countFew(few: Condition, { cities }: PropertyFilter, every: Condition): Condition {
  const among = joined(inTowns(cities));
  const many = cities?.length ? every : { sql: `${COUNTED}`, values: [] };
  return {
    sql: `with few as materialized (${few.sql})
      select case when (select count(*) from few) < ${COUNTED} then (select count(*) from few p where ${among.sql})
        else (${many.sql}) end`,
    values: [...few.values, ...among.values, ...many.values],
  };
}

async function total(database: Counting, sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await database.em().execute<{ total: number }[]>(sql, [...values]);
  return row?.total ?? 0;
}

/** How many homes the agent's filter finds in each status; the filter's own status is ignored. */
export async function countHomes(database: Counting, { status: _, ...filter }: HomesFilter): Promise<HomeCounts> {
  const isKept = filter.text === undefined && filter.needs == null;
  const { sql, values } = countedCondition(filter);
  const kept = `select p.status, sum(p.amount)::integer as amount from home_counts p where ${sql} group by p.status`;
  const counted = `select p.status, count(*)::integer as amount from (
    select case when p.archived_at is null then p.status when p.is_draft then 'draft' else 'archived' end as status
    from properties p where ${sql} limit ${COUNTED}) p group by p.status`;
  const rows = await database
    .em()
    .execute<{ status: HomeStatus; amount: number }[]>(isKept ? kept : counted, [...values]);
  const amounts = new Map(rows.map(({ status, amount }) => [status, amount]));
  const [active = 0, pending = 0, sold = 0, draft = 0, archived = 0] = homeStatuses.map((one) => amounts.get(one));
  return { all: active + pending + sold + draft + archived, active, pending, sold, draft, archived };
}

/** The different values that homes of these statuses have, sorted. */
export async function distinctValues(
  database: Counting,
  column: 'city' | 'property_type',
  statuses: readonly HomeStatus[],
): Promise<string[]> {
  const sql = `select p.${column} as value from home_counts p where p.status in (?) and p.${column} is not null
    group by p.${column} having sum(p.amount) > 0 order by value`;
  const rows = await database.em().execute<{ value: string }[]>(sql, [statuses]);
  return rows.map(({ value }) => value);
}
