/** A visitor's search, as in the page's URL. */

import type { PropertyFilter, PropertySort } from '../generated/operations.ts';

/** The filters of a search, by their names in the URL. */
export const narrowings = ['town', 'state', 'price', 'beds', 'baths', 'type', 'listing', 'open', 'text'] as const;
export type Narrowed = (typeof narrowings)[number];

/**
 * `status`: `active` or `sold`. `state`: two letters. `price`: `500000-1000000`, where either end may be missing. `listing`: `sale` or
 * `rent`. `open`: `1`.
 */
export type Search = Record<Narrowed | 'status' | 'sort' | 'after' | 'soldAfter', string>;

/** Characters. Longer than any town or type, and the most words that the gateway accepts. */
export const LONGEST = 100;

/** Between the towns, or types, of a search for homes of any of them. */
export const APART = ' or ';
/** So many towns, and so many types, the gateway takes. */
const MOST_NAMED = 20;

const names = ['status', ...narrowings, 'sort', 'after', 'soldAfter'];

/** A parameter of a URL, without NUL: PostgreSQL's text cannot contain it. */
export const said = (params: URLSearchParams, name: string): string =>
  params.get(name)?.replaceAll('\0', '').trim() ?? '';

/** Texts of the fields of prices that are read as none, by the field's name. */
export type NoPrices = Partial<Record<'min' | 'max', string>>;

/** Whether the URL still holds words of a form, which are turned into filters. */
export const isSaid = (params: URLSearchParams): boolean => ['words', 'min', 'max'].some((name) => params.get(name));

/** Reads the parameters of a URL. Unknown ones are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const search = Object.fromEntries(names.map((name) => [name, said(params, name)])) as Search;
  const status = search.status === 'active' || search.status === 'sold' ? search.status : '';
  // A town says more than its state.
  return { ...search, status, state: search.town ? '' : search.state };
}

/** The URL of a search without its empty parts. A changed search begins at its first page. */
export function searchPath(form: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') params.set(name, value);
  if (params.has('town')) params.delete('state');
  const search = params.toString();
  return search ? `/properties?${search}` : '/properties';
}

/** The URL of this search with some changes, at its first page. */
export const pathOf = (search: Search, change: Partial<Search> = {}): string =>
  searchPath(Object.entries({ ...search, after: '', soldAfter: '', ...change }));

/** 0 means no limit, both for a minimum and for a maximum. */
const number = (text: string | undefined): number | undefined => Number(text) || undefined;
const figure = (text: string) => number(/^\d{1,2}(\.\d)?$/.exec(text)?.[0]);
/** The first characters of a text, without half of a surrogate pair at the end. */
export const firstOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
const words = (text: string): string | undefined => firstOf(text, LONGEST) || undefined;

const namedIn = (text: string): string[] => text.split(APART).flatMap((name) => words(name.trim()) ?? []);

function towns(text: string): string[] | undefined {
  const named = namedIn(text);
  return named.length > 0 ? named.slice(0, MOST_NAMED) : undefined;
}

/** The agent may call one type "Land or lot", so several are looked for by the whole, too. */
function types(text: string): Pick<PropertyFilter, 'propertyType' | 'propertyTypes'> {
  const whole = words(text);
  const named = namedIn(text);
  return whole && named.length > 1
    ? { propertyTypes: [whole, ...named].slice(0, MOST_NAMED) }
    : { propertyType: whole };
}

/** The gateway's filter for a search. Invalid parts are ignored. */
export function filterOf({ town, state, price, beds, baths, type, listing, open, text }: Search) {
  const [low, high] = /^(\d{0,9})-(\d{0,9})$/.exec(price)?.slice(1).map(number) ?? [];
  const isReversed = low && high && low > high;
  return {
    minPrice: isReversed ? high : low,
    maxPrice: isReversed ? low : high,
    minBedrooms: figure(beds),
    minBathrooms: figure(baths),
    cities: towns(town),
    state: /^[a-z]{2}$/i.test(state) ? state.toUpperCase() : undefined,
    ...types(type),
    listingType: listing === 'sale' || listing === 'rent' ? listing : undefined,
    hasOpenHouse: open === '1' || undefined,
    text: words(text),
  } satisfies PropertyFilter;
}

/**
 * Homes for sale are sorted by date, newest first, unless the visitor chose a price order. Sales are sorted by their
 * sold date.
 */
export function sortOf<Usual extends PropertySort>(
  search: Search,
  usual: Usual,
): Usual | 'priceAscending' | 'priceDescending' {
  if (search.sort === 'price-low') return 'priceAscending';
  if (search.sort === 'price-high') return 'priceDescending';
  return usual;
}

/** The URL of the next page. Absent on the last page. */
export function nextPage(
  search: Search,
  cursor: 'after' | 'soldAfter',
  { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null },
): string | undefined {
  return hasNextPage && endCursor ? pathOf(search, { ...search, [cursor]: endCursor }) : undefined;
}
