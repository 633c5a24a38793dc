/** What a visitor asked to see, as it stands in the page's address. */

import type { PropertyFilter, PropertySort } from '../generated/operations.ts';

export type Shown = 'all' | 'active' | 'sold';

export type Search = {
  shown: Shown;
  /** `500000-1000000`, either end open. */
  price: string;
  beds: string;
  baths: string;
  town: string;
  type: string;
  sort: string;
  after: string;
  soldAfter: string;
};

const isShown = (value: string): value is Shown => value === 'active' || value === 'sold';

/** Reads an address; whatever is not known there counts as not asked for. */
export function readSearch(params: URLSearchParams): Search {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const status = text('status');
  return {
    shown: isShown(status) ? status : 'all',
    price: text('price'),
    beds: text('beds'),
    baths: text('baths'),
    town: text('town'),
    type: text('type'),
    sort: text('sort'),
    after: text('after'),
    soldAfter: text('soldAfter'),
  };
}

/** The address of a search without its empty parts. A changed search starts at its first page. */
export function searchPath(form: FormData | URLSearchParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') params.set(name, value);
  const search = params.toString();
  return search ? `/properties?${search}` : '/properties';
}

const wholeDollars = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
const figure = (text: string): number | undefined => (/^\d{1,2}(\.\d)?$/.test(text) ? Number(text) : undefined);

type Narrowing = Omit<PropertyFilter, 'statuses'>;

/** The gateway's filter for a search. Parts that make no sense narrow nothing. */
export function filterOf(search: Search): Narrowing {
  const [low, high] = search.price.split('-');
  const parts = {
    minPrice: wholeDollars(low),
    maxPrice: wholeDollars(high),
    minBedrooms: figure(search.beds),
    minBathrooms: figure(search.baths),
    cities: search.town ? [search.town] : undefined,
    propertyType: search.type || undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
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
  { shown, ...rest }: Search,
  cursor: 'after' | 'soldAfter',
  { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null },
): string | undefined {
  if (!hasNextPage || !endCursor) return undefined;
  const parts = { ...rest, status: shown === 'all' ? '' : shown, [cursor]: endCursor };
  return searchPath(new URLSearchParams(parts));
}
