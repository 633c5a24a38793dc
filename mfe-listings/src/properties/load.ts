/** Asks for a page of the list. The first page's data comes with its HTML: in a browser this is code for later. */

import { query as ask, type LoaderArgs, redirect } from 'platform';
import {
  PropertiesForSale,
  type PropertiesForSaleQuery,
  PropertiesSold,
  type PropertiesSoldQuery,
  PropertyChoices,
  type PropertyChoicesQuery,
} from '../generated/operations.ts';
import { askedSearch } from './asked-search.ts';
import { readAsked } from './asked-words.ts';
import { headOf } from './head.ts';
import type { Data } from './page.tsx';
import { rearrangeNext } from './rearrange.ts';
import { FOUND } from './results.tsx';
import { filterOf, pathOf, readSearch, type Search, sortOf } from './search.ts';
import { type Way, waysOn } from './totals.ts';

/** Sixty to a page, as decided for a list that may grow long. */
const PAGE = 60;

export type Found = {
  forSale: PropertiesForSaleQuery | null;
  sold: PropertiesSoldQuery | null;
  /** Where nothing was found. */
  ways?: readonly Way[];
};

/** Where its page begins in an address may be of another order, or nobody's: that is refused, and the first page is there. */
const findPage = (query: LoaderArgs['query'], search: Search): Promise<Found> =>
  search.after || search.soldAfter
    ? find(query, search).catch(() => find(query, { ...search, after: '', soldAfter: '' }))
    : find(query, search);

async function find(query: LoaderArgs['query'], search: Search): Promise<Found> {
  const filter = filterOf(search);
  const after = (cursor: string) => (cursor ? { after: cursor } : {});
  const [forSale, sold] = await Promise.all([
    search.status === 'sold'
      ? null
      : query(PropertiesForSale, {
          filter: { ...filter, statuses: ['active', 'pending'] },
          sort: sortOf(search, 'newest'),
          first: PAGE,
          ...after(search.after),
        }),
    search.status === 'active'
      ? null
      : query(PropertiesSold, {
          filter: { ...filter, statuses: ['sold'] },
          sort: sortOf(search, 'newestSold'),
          first: PAGE,
          ...after(search.soldAfter),
        }),
  ]);
  if (forSale?.properties.nodes.length || sold?.properties.nodes.length) return { forSale, sold };
  return { forSale, sold, ways: await waysOn(search, query) };
}

/** Brings what sends questions, by asking for the towns: they came with the page, so nothing is sent. */
export const prepare = (): Promise<unknown> => ask(PropertyChoices, {}).catch(() => undefined);

const isSaid = (params: URLSearchParams) => ['words', 'min', 'max'].some((name) => params.get(name));

export { listJsonLd } from './json-ld.ts';

const none = { cities: [], propertyTypes: [] };

/** The page's data. What a form says in words is an address of its own where a browser can go there. */
export async function load({ url: { searchParams }, query }: LoaderArgs): Promise<Data | Response> {
  const choices: Promise<PropertyChoicesQuery> = query(PropertyChoices, {});
  let search = readSearch(searchParams);
  if (isSaid(searchParams)) {
    try {
      search = readAsked(searchParams, (await choices).propertyFacets);
    } catch (error) {
      // Without the towns no words can be read: the page says so, and a Retry asks again.
      return { search, choices, found: Promise.reject(error), head: headOf(search, none) };
    }
    if (typeof document === 'object') return redirect(pathOf(search));
  }
  askedSearch.set(search);
  if (typeof document === 'object') rearrangeNext(document.getElementById(FOUND));
  const found = findPage(query, search);
  // It may fail while nobody shows it yet.
  found.catch(() => undefined);
  // Whoever asks for a town has chosen it among these: they are here. Lost, they cost the title.
  const facets = search.town ? await choices.then(({ propertyFacets }) => propertyFacets).catch(() => none) : none;
  return { search, choices, found, head: headOf(search, facets) };
}
