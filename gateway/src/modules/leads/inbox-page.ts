// Which leads a page shows, from the spine alone; what they say is read for those only.
import type { LeadSort } from 'schema';
import type { Place } from '../../core/moment-cursor.ts';
import { condition, inSlot, isLookup, type LeadFilter, type Query, slotsOf, slotTable } from './inbox-filter.ts';

export interface PageQuestion {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  /** When a lead that is due now came in. */
  readonly late: Date;
  /** The lead that ends the page before. */
  readonly place: Place | null;
  readonly limit: number;
}

/** Whose reply is due soonest is who has waited longest. */
const directions = { newest: { order: 'desc', beyond: '<' }, due: { order: 'asc', beyond: '>' } } as const;

/** The order of a page of `rows`. */
export const orderOf = (sort: LeadSort, rows: string, moment = 'created_at') => {
  const { order } = directions[sort];
  return `order by ${rows}.${moment} ${order}, ${rows}.id ${order}`;
};

/** A query of kind, id and created_at, in the order of the page. */
export function pageOfSpine(question: PageQuestion): Query {
  const { filter, sort, place } = question;
  // Only what is new can be overdue, only messages and inquiries are of a type: such a filter asks for nothing.
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

/** Each slot is a stretch of one index and gives no more than a page: the cost follows the page's size, not the inbox's. */
function pageOfSlots({ filter, sort, late, limit }: PageQuestion, beyond: Query): Query {
  const slots = slotTable(slotsOf(filter), late);
  const sql = `select found.* from ${slots.sql} cross join lateral (
      select l.kind, l.id, l.created_at from leads l
      where ${inSlot(filter)} and ${beyond.sql} ${orderOf(sort, 'l')} limit ?
    ) found ${orderOf(sort, 'found')} limit ?`;
  return { sql, values: [...slots.values, ...beyond.values, limit, limit] };
}

/**
 * By the index of what is looked for, or through the newest where that is shorter: the database knows which. A rare word
 * is found by its trigrams; a person's and a home's leads are as many as there are of them.
 */
function pageOfLookup({ filter, sort, late, limit }: PageQuestion, beyond: Query): Query {
  const { sql: found, values } = condition(filter, late);
  const sql = `select l.kind, l.id, l.created_at from leads l where ${found} and ${beyond.sql}
    ${orderOf(sort, 'l')} limit ?`;
  return { sql, values: [...values, ...beyond.values, limit] };
}
