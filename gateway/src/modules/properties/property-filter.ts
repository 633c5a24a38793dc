import type { PropertySearch } from 'schema';
import { containing, hasTrigram, otherSpelling, withoutLoneSigns, wordsOf } from '../../core/text-search.ts';

export type PropertyFilter = NonNullable<PropertySearch['filter']>;

/** In SQL over `p`, with its values in order. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** All of them at once; none: everything. */
export function joined(conditions: readonly Condition[]): Condition {
  const sql = conditions.map((condition) => condition.sql).join(' and ') || 'true';
  return { sql, values: conditions.flatMap(({ values }) => values) };
}

/** What visitors see. */
export const visible: Condition = { sql: 'p.archived_at is null', values: [] };

/** The expression that 030-homes-list indexes. */
const WORDS = `(p.address || E'\\n' || p.city || E'\\n' || p.zip_code || E'\\n' || coalesce(p.description, ''))`;

/**
 * One or two letters stand in nearly every text: beside other words they are looked for where a word begins, in what these have found. `case`
 * keeps the index away from them, which would read all of it, and the planner from taking them for rare.
 */
function asWritten(word: string): Condition {
  if (hasTrigram(word)) return { sql: `${WORDS} ilike ?`, values: [containing(word)] };
  const beginning = `(^|\\W)${word.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}`;
  return { sql: `case when ${WORDS} ~* ? then true else false end`, values: [beginning] };
}

/** In its other spelling it stands alone: “seventh” is “7th”, but no “107th”. */
function wordCondition(word: string): Condition {
  const written = asWritten(word);
  const other = otherSpelling(word);
  if (other === undefined) return written;
  return { sql: `(${written.sql} or ${WORDS} ~* ?)`, values: [...written.values, `\\m${other}\\M`] };
}

/**
 * Homes with each of these words, in either of its spellings, somewhere in address, town, ZIP code or description; nothing but one or two
 * letters: where one of the first three begins, which 061-home-growth indexes. No words at all find nothing.
 */
export function wordsCondition(text: string): Condition {
  if (hasTrigram(text)) return joined(wordsOf(text).map(wordCondition));
  const few = withoutLoneSigns(text.toLowerCase());
  if (few === '') return { sql: 'false', values: [] };
  const beginning = containing(few).slice(1);
  return {
    sql: '(lower(p.address) like ? or lower(p.city) like ? or p.zip_code like ?)',
    values: [beginning, beginning, beginning],
  };
}

/** They are few: as an array, so that homes are looked up by their ids however many there are, and never gone through. */
const withOpenHouse: Condition = {
  sql: `p.status <> 'sold' and p.id = any(array(
    select o.property_id from open_houses o where not o.is_closed and o.ends_at > now()))`,
  values: [],
};

/** "nj" as NJ; a state that is not written in two letters may be any. */
const lettersOf = (state: string | undefined) => (state?.length === 2 ? state.toUpperCase() : undefined);

/** What a filter asks besides status and town, to be joined with `and`. */
export function narrowing(filter: PropertyFilter): Condition[] {
  const asked = (sql: string, value: unknown): Condition[] => (value == null ? [] : [{ sql, values: [value] }]);
  return [
    ...asked('p.id = any(?::uuid[])', filter.ids && `{${filter.ids}}`),
    ...asked('(length(p.state) <> 2 or upper(p.state) = ?)', lettersOf(filter.state)),
    ...asked('p.listing_type = ?', filter.listingType),
    ...asked('lower(p.property_type) = ?', filter.propertyType?.toLowerCase()),
    ...asked('p.price_amount >= ?::bigint', filter.minPrice),
    ...asked('p.price_amount <= ?::bigint', filter.maxPrice),
    ...asked('p.bedroom_count >= ?', filter.minBedrooms),
    ...asked('p.bathroom_count >= ?', filter.minBathrooms),
    ...(filter.hasOpenHouse ? [withOpenHouse] : []),
    ...(filter.text === undefined ? [] : [wordsCondition(filter.text)]),
  ];
}

/** A filter as conditions. */
export function filterConditions(filter: PropertyFilter): Condition[] {
  const { statuses, cities } = filter;
  return [
    ...(statuses?.length ? [{ sql: 'p.status in (?)', values: [statuses] }] : []),
    ...(cities?.length ? [{ sql: 'lower(p.city) in (?)', values: [cities.map((city) => city.toLowerCase())] }] : []),
    ...narrowing(filter),
  ];
}
