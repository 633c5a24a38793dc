import type { PropertySearch } from 'schema';
import { containing, hasTrigram, inEitherSpelling, withoutLoneSigns, wordsOf } from '../../core/text-search.ts';

export type PropertyFilter = NonNullable<PropertySearch['filter']>;

/** SQL over `p`, with its values in order. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** All conditions joined by `and`; without any, everything matches. */
export function joined(conditions: readonly Condition[]): Condition {
  const sql = conditions.map((condition) => condition.sql).join(' and ') || 'true';
  return { sql, values: conditions.flatMap(({ values }) => values) };
}

/** The homes that visitors see. */
export const visible: Condition = { sql: 'p.archived_at is null', values: [] };

/** The same expression as in the index of 030-homes-list. */
const WORDS = `(p.address || E'\\n' || p.city || E'\\n' || p.zip_code || E'\\n' || coalesce(p.description, ''))`;

/**
 * A condition that only filters what others find: `case` keeps PostgreSQL from using the index for it, which would read
 * the whole index, and from expecting few matches.
 */
const filtering = (sql: string): string => `case when ${sql} then true else false end`;

/**
 * What stands before a word. Written out, because the index of words can do nothing with a class as `\W`, nor with a sign
 * beyond U+07FF: it would be read whole.
 */
const BEFORE = String.raw`(^|[\t\n\r !-/:-@\[-^\`{-~\u00a0«»´·])`;

/**
 * A word of one or two letters is in nearly every text, so it must match the beginning of a word. "Furnished" is not
 * found in "unfurnished".
 */
function asWritten(word: string): Condition {
  const holds = { sql: `${WORDS} ilike ?`, values: [containing(word)] };
  if (/^[a-z]+ed$/i.test(word))
    return joined([holds, { sql: filtering(`${WORDS} ~* ?`), values: [`(?<!\\mun)${word}`] }]);
  if (hasTrigram(word)) return holds;
  return { sql: `${WORDS} ~* ?`, values: [BEFORE + word.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')] };
}

/** Five signs or more, with a digit among them: it may be an MLS number. */
const MLS_NUMBER = /^(?=.*\d)\S{5,}$/;

function wordCondition(word: string): Condition {
  const written = asWritten(word);
  const either = inEitherSpelling(word);
  if (either !== undefined) return { sql: `(${written.sql} or ${WORDS} ~* ?)`, values: [...written.values, either] };
  if (!MLS_NUMBER.test(word)) return written;
  return { sql: `(${written.sql} or lower(p.mls_number) = ?)`, values: [...written.values, word.toLowerCase()] };
}

/**
 * Always true, of the homes that hold the words; makes PostgreSQL count with what reading a text costs. Said as "is not
 * null" because it expects that of nearly every home.
 */
const costsReading: Condition = { sql: 'costs_reading(p.id) is not null', values: [] };

/**
 * Homes with each of these words, in either spelling, in address, town, ZIP code or description, or as the whole MLS
 * number. A text of only one or two letters must be the beginning of address, town or ZIP code, which 061-home-growth
 * indexes. A text without words matches nothing.
 */
export function wordsCondition(text: string): Condition {
  if (hasTrigram(text)) return joined([...wordsOf(text).map(wordCondition), costsReading]);
  const few = withoutLoneSigns(text.toLowerCase());
  if (few === '') return { sql: 'false', values: [] };
  const beginning = containing(few).slice(1);
  return {
    sql: '(lower(p.address) like ? or lower(p.city) like ? or p.zip_code like ?)',
    values: [beginning, beginning, beginning],
  };
}

/** There are few open houses. As an array, they make PostgreSQL look up homes by id instead of reading them all. */
const withOpenHouse: Condition = {
  sql: `p.status <> 'sold' and p.id = any(array(
    select o.property_id from open_houses o where not o.is_closed and o.ends_at > now()))`,
  values: [],
};

/** The state in capitals: "nj" becomes NJ. A state that is not two letters does not restrict the list. */
const lettersOf = (state: string | undefined) => (state?.length === 2 ? state.toUpperCase() : undefined);

/** The same expression as in the index of 077-home-states. A state that is not written in two letters may be any. */
const STATE = `(case when length(p.state) = 2 then upper(p.state) else '' end)`;

const ofTypes = (types: readonly string[]): Condition => ({
  sql: 'lower(p.property_type) in (?)',
  values: [types.map((type) => type.toLowerCase())],
});

/** The conditions of a filter except status and town, to be joined with `and`. */
export function narrowing(filter: PropertyFilter): Condition[] {
  const asked = (sql: string, value: unknown): Condition[] => (value == null ? [] : [{ sql, values: [value] }]);
  return [
    ...asked('p.id = any(?::uuid[])', filter.ids && `{${filter.ids}}`),
    ...asked(`${STATE} in ('', ?)`, lettersOf(filter.state)),
    ...asked('p.listing_type = ?', filter.listingType),
    ...asked('lower(p.property_type) = ?', filter.propertyType?.toLowerCase()),
    ...(filter.propertyTypes?.length ? [ofTypes(filter.propertyTypes)] : []),
    ...asked('p.price_amount >= ?::bigint', filter.minPrice),
    ...asked('p.price_amount <= ?::bigint', filter.maxPrice),
    ...asked('p.bedroom_count >= ?', filter.minBedrooms),
    ...asked('p.bathroom_count >= ?', filter.minBathrooms),
    ...(filter.hasOpenHouse ? [withOpenHouse] : []),
    ...(filter.text === undefined ? [] : [wordsCondition(filter.text)]),
  ];
}

/** Without a town, all. */
export const inTowns = (cities: readonly string[] | null | undefined): Condition[] =>
  cities?.length ? [{ sql: 'lower(p.city) in (?)', values: [cities.map((city) => city.toLowerCase())] }] : [];

/** Without a status, all. */
const ofStatuses = (statuses: readonly string[] | null | undefined): Condition[] =>
  statuses?.length ? [{ sql: 'p.status in (?)', values: [statuses] }] : [];

/** A filter as conditions. */
export function filterConditions(filter: PropertyFilter): Condition[] {
  const { statuses, cities } = filter;
  return [...ofStatuses(statuses), ...inTowns(cities), ...narrowing(filter)];
}
