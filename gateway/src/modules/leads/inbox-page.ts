// Which leads a page shows, from the spine alone; what they say is read for those only.
import type { Place } from '../../core/moment-cursor.ts';
import { hasWords, type LeadFilter, slotsOf, slotTable, wordCondition } from './inbox-filter.ts';

export interface PageQuestion {
  readonly filter: LeadFilter;
  /** When a lead that is due now came in. */
  readonly late: Date;
  /** The lead that ends the page before. */
  readonly place: Place | null;
  readonly limit: number;
}

interface Query {
  readonly sql: string;
  readonly values: unknown[];
}

/** A query of kind, id and created_at, newest first. */
export function pageOfSpine({ filter, late, place, limit }: PageQuestion): Query {
  const beyond: Query =
    place === null
      ? { sql: 'true', values: [] }
      : { sql: '(l.created_at, l.id) < (?::timestamptz, ?::uuid)', values: [place.moment.toISOString(), place.id] };
  // Only what is new can be overdue: such a filter asks for nothing.
  if (slotsOf(filter).length === 0) return { sql: 'select kind, id, created_at from leads where false', values: [] };
  return hasWords(filter) ? pageOfWords({ filter, late, beyond, limit }) : pageOfSlots({ filter, late, beyond, limit });
}

type Page<Filter> = Pick<PageQuestion, 'late' | 'limit'> & { readonly filter: Filter; readonly beyond: Query };

/** Each slot is a stretch of one index and gives no more than a page: the cost follows the page's size, not the inbox's. */
function pageOfSlots({ filter, late, beyond, limit }: Page<LeadFilter>): Query {
  const slots = slotTable(slotsOf(filter), late);
  const sql = `select found.* from ${slots.sql} cross join lateral (
      select l.kind, l.id, l.created_at from leads l
      where l.kind = slot.kind and l.status = slot.status and l.created_at >= slot.since and l.created_at < slot.until
        and ${beyond.sql}
      order by l.created_at desc, l.id desc limit ?
    ) found order by found.created_at desc, found.id desc limit ?`;
  return { sql, values: [...slots.values, ...beyond.values, limit, limit] };
}

/** A rare word is found by the trigrams' index, a common one by going through the newest: the database knows which. */
function pageOfWords({ filter, late, beyond, limit }: Page<LeadFilter & { text: string }>): Query {
  const word = wordCondition(filter, late);
  const sql = `select l.kind, l.id, l.created_at from leads l where ${word.sql} and ${beyond.sql}
    order by l.created_at desc, l.id desc limit ?`;
  return { sql, values: [...word.values, ...beyond.values, limit] };
}
