// Finds the leads of a page from the table `leads` alone. Their content is read afterwards, for these only.
import type { LeadSort } from 'schema';
import type { Place } from '../../core/moment-cursor.ts';
import { condition, inSlot, isLookup, type LeadFilter, type Query, slotsOf, slotTable } from './inbox-filter.ts';

export interface PageQuestion {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  /** The arrival time of a lead whose reply is due now. */
  readonly late: Date;
  /** The last lead of the page before. */
  readonly place: Place | null;
  readonly limit: number;
}

/** By due date, the oldest lead comes first: its reply is due soonest. */
const directions = { newest: { order: 'desc', beyond: '<' }, due: { order: 'asc', beyond: '>' } } as const;

/** The SQL order of a page of `rows`. */
export const orderOf = (sort: LeadSort, rows: string, moment = 'created_at') => {
  const { order } = directions[sort];
  return `order by ${rows}.${moment} ${order}, ${rows}.id ${order}`;
};

/** A query for kind, id and created_at, in the order of the page. */
export function pageOfSpine(question: PageQuestion): Query {
  const { filter, sort, place } = question;
  // No slot matches: for example, an overdue lead that is not new, or a type of inquiry for a kind without types.
  if (slotsOf(filter).length === 0) return { sql: 'select kind, id, created_at from leads where false', values: [] };
  const beyond: Query =
    place === null
      ? { sql: 'true', values: [] }
      : {
          sql: `(l.created_at, l.id) ${directions[sort].beyond} (?::timestamptz, ?::uuid)`,
          values: [place.moment.toISOString(), place.id],
        };
  return isLookup(filter) ? pageOfLookup(question, beyond) : pageOfSlots(question, beyond);
}

/**
 * Each slot is a range of one index and returns at most one page. So the cost grows with the page's size, not the
 * inbox's.
 */
function pageOfSlots({ filter, sort, late, limit }: PageQuestion, beyond: Query): Query {
  const slots = slotTable(slotsOf(filter), late);
  const sql = `select found.* from ${slots.sql} cross join lateral (
      select l.kind, l.id, l.created_at from leads l
      where ${inSlot(filter)} and ${beyond.sql} ${orderOf(sort, 'l')} limit ?
    ) found ${orderOf(sort, 'found')} limit ?`;
  return { sql, values: [...slots.values, ...beyond.values, limit, limit] };
}

/** A person or a home has few leads, or the newest leads are its leads: PostgreSQL chooses the index. */
function pageOfLookup(question: PageQuestion, beyond: Query): Query {
  const { filter, sort, late, limit } = question;
  if (filter.text !== undefined) return pageOfWords(question, beyond);
  const { sql: found, values } = condition(filter, late);
  const sql = `select l.kind, l.id, l.created_at from leads l where ${found} and ${beyond.sql}
    ${orderOf(sort, 'l')} limit ?`;
  return { sql, values: [...values, ...beyond.values, limit] };
}

/** So many leads are looked through in the page's order before the index of words is asked. */
const LOOKED_THROUGH = 500;
/** A word that the index has found so often is sought in so many leads before the index finds the rest. */
const OFTEN = 5000;
const LOOKED_THROUGH_THEN = 5000;

/**
 * A common word fills a page from the leads that come next. Where they do not hold enough, the index of words finds all
 * that do, to be put in order, unless they prove to be many: then more of the leads that come next are looked through
 * before. PostgreSQL cannot choose: it does not know where the words are, or whether a lead has several, and would look
 * through every lead for two common words that none has both.
 */
function pageOfWords({ filter, sort, late, limit }: PageQuestion, beyond: Query): Query {
  const { sql: held, values } = condition(filter, late);
  const columns = 'l.kind, l.id, l.created_at';
  const near = `select ${columns} from (select * from leads l where ${beyond.sql} ${orderOf(sort, 'l')} limit ?) l
    where ${held} ${orderOf(sort, 'l')} limit ?`;
  // PostgreSQL plans "found" by itself, without an order, and runs it as far as it is read: "many" reads a part of it.
  const sql = `with near as materialized (${near}),
      found as materialized (select ${columns} from leads l where ${held} and ${beyond.sql}),
      many as materialized (select count(*) = ? as are from (select 1 from found
        where (select count(*) < ? from near) limit ?) part),
      wider as materialized (select * from (${near}) l where (select are from many)),
      filled as materialized (select (select count(*) from near) = ? as near, (select count(*) from wider) = ? as wider)
    select * from near where (select near from filled)
    union all select * from wider where (select wider from filled)
    union all select * from (select * from found
      where not (select near or wider from filled) ${orderOf(sort, 'found')} limit ?) far`;
  const look = (leads: number) => [...beyond.values, leads, ...values, limit];
  return {
    sql,
    values: [
      ...look(LOOKED_THROUGH),
      ...[...values, ...beyond.values],
      ...[OFTEN, limit, OFTEN],
      ...look(LOOKED_THROUGH_THEN),
      ...[limit, limit, limit],
    ],
  };
}
