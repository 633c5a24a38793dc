/** The filter of the list, as in the URL, so that Back restores the filter before. */

import { useSearchParams } from 'platform';
import { type HomeStatus, homeStatuses } from 'schema';

export type HomesFilter = { status?: HomeStatus; city?: string; text?: string; needs?: true };

const isStatus = (value: string | null): value is HomeStatus => homeStatuses.some((status) => status === value);

function readFilter(parameters: URLSearchParams): HomesFilter {
  const [status, city, text] = ['status', 'city', 'text'].map((name) => parameters.get(name)) as (string | null)[];
  return {
    ...(isStatus(status ?? null) ? { status: status as HomeStatus } : {}),
    ...(city ? { city } : {}),
    ...(text ? { text } : {}),
    ...(parameters.get('needs') === 'true' ? { needs: true as const } : {}),
  };
}

/** The query string of a filter. */
export function searchOf(filter: HomesFilter): string {
  const pairs = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The path of the list as it was last seen, for links back to it. */
let last = '/admin/homes';
export const lastHomes = (): string => last;

type Change = { [Name in keyof HomesFilter]?: HomesFilter[Name] | undefined };

const withChange = (filter: HomesFilter, change: Change): HomesFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value));

/**
 * The filter in the URL, and functions that change it. `isTyping`: replaces the history entry, so that Back skips
 * half-typed words.
 */
export function useHomesFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  last = `/admin/homes${searchOf(filter)}`;
  const narrow = (change: Change, isTyping = false) =>
    setParameters(searchOf(withChange(filter, change)), { replace: isTyping, preventScrollReset: true });
  return { filter, narrow, addressOf: (change: Change) => `/admin/homes${searchOf(withChange(filter, change))}` };
}
