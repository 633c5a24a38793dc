/** What a visitor asked to see, as it stands in the page's address. */

import type { PropertyFilter, PropertySort } from '../generated/operations.ts';

/** The parts of a search that narrow it, by their names in the address. */
export const narrowings = ['town', 'price', 'beds', 'baths', 'type', 'listing', 'open', 'text'] as const;
export type Narrowed = (typeof narrowings)[number];

/** `status`: `active` or `sold`. `price`: `500000-1000000`, either end open. `listing`: `sale` or `rent`. `open`: `1`. */
export type Search = Record<Narrowed | 'status' | 'sort' | 'after' | 'soldAfter', string>;

/** Longer than any town or type; of words the gateway takes no more. */
const LONGEST = 100;

const names = ['status', ...narrowings, 'sort', 'after', 'soldAfter'];

/** Reads an address; whatever is not known there counts as not asked for. */
export function readSearch(params: URLSearchParams): Search {
  // No text of the database can hold a NUL.
  const said = (name: string) => params.get(name)?.replaceAll('\0', '').trim() ?? '';
  const search = Object.fromEntries(names.map((name) => [name, said(name)])) as Search;
  return search.status === 'active' || search.status === 'sold' ? search : { ...search, status: '' };
}

/** The address of a search without its empty parts. A changed search starts at its first page. */
export function searchPath(form: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') params.set(name, value);
  const search = params.toString();
  return search ? `/properties?${search}` : '/properties';
}

/** The address of this search with some of its parts changed, from its first page. */
export const pathOf = (search: Search, change: Partial<Search> = {}): string =>
  searchPath(Object.entries({ ...search, after: '', soldAfter: '', ...change }));

/** At least none, and at most nothing, ask for nothing. */
const number = (text: string | undefined): number | undefined => Number(text) || undefined;
const figure = (text: string) => number(/^\d{1,2}(\.\d)?$/.exec(text)?.[0]);
/** No more than the gateway takes, and no half character where it is cut. */
const words = (text: string): string | undefined => text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '') || undefined;

/** The gateway's filter for a search. Parts that make no sense narrow nothing. */
export function filterOf({ town, price, beds, baths, type, listing, open, text }: Search) {
  const [low, high] = /^(\d{0,9})-(\d{0,9})$/.exec(price)?.slice(1).map(number) ?? [];
  const isReversed = low && high && low > high;
  const city = words(town);
  return {
    minPrice: isReversed ? high : low,
    maxPrice: isReversed ? low : high,
    minBedrooms: figure(beds),
    minBathrooms: figure(baths),
    cities: city ? [city] : undefined,
    propertyType: words(type),
    listingType: listing === 'sale' || listing === 'rent' ? listing : undefined,
    hasOpenHouse: open === '1' || undefined,
    text: words(text),
  } satisfies PropertyFilter;
}

/** Homes for sale are newest first unless asked otherwise; sales follow their sold date. */
export function sortOf<Usual extends PropertySort>(
  search: Search,
  usual: Usual,
): Usual | 'priceAscending' | 'priceDescending' {
  if (search.sort === 'price-low') return 'priceAscending';
  if (search.sort === 'price-high') return 'priceDescending';
  return usual;
}

/** The address of the page after this one; absent on the last. */
export function nextPage(
  search: Search,
  cursor: 'after' | 'soldAfter',
  { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null },
): string | undefined {
  return hasNextPage && endCursor ? pathOf(search, { ...search, [cursor]: endCursor }) : undefined;
}
