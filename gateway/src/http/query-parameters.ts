// A query string as the input that the same call takes in GraphQL: numbers and lists where those are meant.
import type { ParsedUrlQuery } from 'node:querystring';

const PAGE = 50;

/** `limit` and `cursor`, as `first` and `after`. */
export function readPage({ limit, cursor }: ParsedUrlQuery, size = PAGE): { first: unknown; after: unknown } {
  return { first: limit === undefined ? size : readNumber(limit), after: cursor };
}

/** Absent stays absent; what is no number becomes NaN, which every schema refuses. */
export function readNumber(value: string | string[] | undefined): number | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Repeated or comma-separated. */
export function readList(value: string | string[] | undefined): string[] | undefined {
  return value === undefined ? undefined : [value].flat().flatMap((part) => part.split(','));
}

/** `true` and `false`; anything else stays text, which the schema refuses. */
export function readFlag(value: string | string[] | undefined): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

const names: Readonly<Record<string, string>> = {
  ids: 'id',
  statuses: 'status',
  cities: 'city',
  kinds: 'kind',
  inquiryTypes: 'inquiryType',
  first: 'limit',
  after: 'cursor',
};

/** The query parameter that carries a search's field. */
export function parameterName(field: string): string {
  return names[field] ?? field;
}
