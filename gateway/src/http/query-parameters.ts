// Reads a query string into the input that the same GraphQL call takes, with numbers and lists.
import type { ParsedUrlQuery } from 'node:querystring';
import type { InputIssue } from 'schema';
import { badInput, type GatewayError } from '../core/errors.ts';

const PAGE = 50;

/** `limit` and `cursor`, which are `first` and `after` in GraphQL. */
export function readPage({ limit, cursor }: ParsedUrlQuery, size = PAGE): { first: unknown; after: unknown } {
  return { first: limit === undefined ? size : readNumber(limit), after: cursor };
}

/** A number. Any other text, or one of several, stays, and the schema refuses it. */
export function readNumber(value: string | string[] | undefined): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** A list whose parameter is repeated, or separated by commas. */
export function readList(value: string | string[] | undefined): string[] | undefined {
  return value === undefined ? undefined : [value].flat().flatMap((part) => part.split(','));
}

/** A boolean for `true` and `false`. Any other text stays, and the schema refuses it. */
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

/** The query parameter for a field of a search. */
export function parameterName(field: string): string {
  return names[field] ?? field;
}

/** The parameter that an issue is about: a search has it in its `filter`, and one that is repeated as a list. */
function parameterOf([first, second]: InputIssue['path']): InputIssue['path'] {
  const field = first === 'filter' ? second : first;
  return field === undefined ? [] : [parameterName(String(field))];
}

/** The same BAD_INPUT with the names that stood in the address. */
export const namedByParameters = (issues: readonly InputIssue[]): GatewayError =>
  badInput(issues.map((issue) => ({ ...issue, path: parameterOf(issue.path) })));
