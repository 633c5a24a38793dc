/** Loads a page of the list. The first page's data come with its HTML, so browsers load this code late. */

import { query as ask, type LoaderArgs, redirect } from 'platform';
import {
  PropertiesForSale,
  type PropertiesForSaleQuery,
  PropertiesSold,
  type PropertiesSoldQuery,
  PropertyChoices,
  type PropertyChoicesQuery,
} from '../generated/operations.ts';
import { noPricesIn, readAsked } from './asked-words.ts';
import type { Facets } from './filters.tsx';
import { headOf, type Shown } from './head.ts';
import { meantBy } from './meant.ts';
import type { Data } from './page.tsx';
import { rearrangeNext } from './rearrange.ts';
import { FOUND } from './results.tsx';
import { filterOf, isSaid, pathOf, readSearch, type Search, sortOf } from './search.ts';
import { totalOf, type Way, waysOn } from './totals.ts';

/** Homes on a page. The list may grow long. */
const PAGE = 60;

export type Found = {
  forSale: PropertiesForSaleQuery | null;
  sold: PropertiesSoldQuery | null;
  /** Only if nothing was found. */
  ways?: readonly Way[];
  /** Only if nothing was found: the same search as it was probably meant. */
  meant?: Meant | undefined;
};

/** `words` say what is different. */
export type Meant = { words: string; path: string; total: string };

/**
 * The cursor in a URL may belong to another order, or be wrong. The gateway refuses it then, and the first page is
 * shown.
 */
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
  const [ways, meant] = await Promise.all([waysOn(search, query), meantOn(search, query)]);
  return { forSale, sold, ways, meant };
}

/** Nothing if there are no such homes either, or if they cannot be counted now: the other ways stay. */
async function meantOn(search: Search, query: LoaderArgs['query']): Promise<Meant | undefined> {
  const facets = await query(PropertyChoices, {}).catch(() => undefined);
  const meant = facets && meantBy(search, facets.propertyFacets);
  const total = meant && (await totalOf(meant.search, query).catch(() => undefined));
  return total && total.count > 0 ? { words: meant.words, path: pathOf(meant.search), total: total.words } : undefined;
}

/** Loads the code that sends queries, by asking for the towns. They came with the page, so no request is sent. */
export const prepare = (): Promise<unknown> => ask(PropertyChoices, {}).catch(() => undefined);

export { listJsonLd } from './json-ld.ts';

const none: Facets = { cities: [], propertyTypes: [] };

const shownBy = ({ forSale, sold }: Found): Shown => {
  const kinds = forSale?.properties.nodes.map(({ listingType }) => listingType) ?? [];
  return {
    forSale: kinds.includes('sale'),
    forRent: kinds.includes('rent'),
    sold: Boolean(sold?.properties.nodes.length),
  };
};

/** A town's list is named by its homes. The server waits for them, a browser shows the page first. */
async function headsOf(search: Search, facets: Facets, found: Promise<Found>): Promise<Pick<Data, 'head' | 'exact'>> {
  const head = headOf(search, facets);
  if (!search.town) return { head, exact: null };
  const exact = found.then(
    (homes) => headOf(search, facets, shownBy(homes)),
    () => null,
  );
  return typeof document === 'object' ? { head, exact } : { head: (await exact) ?? head, exact: null };
}

/** The page's data. In a browser, words from a form are turned into filters, and it redirects to their URL. */
export async function load({ url: { searchParams }, query }: LoaderArgs): Promise<Data | Response> {
  const choices: Promise<PropertyChoicesQuery> = query(PropertyChoices, {});
  let search = readSearch(searchParams);
  if (isSaid(searchParams)) {
    try {
      search = readAsked(searchParams, (await choices).propertyFacets);
    } catch (error) {
      // Words cannot be read without the towns. The page shows the failure, and Retry loads them again.
      return { search, choices, found: Promise.reject(error), head: headOf(search, none), exact: null };
    }
    if (typeof document === 'object') return redirect(pathOf(search));
  }
  if (typeof document === 'object') rearrangeNext(document.getElementById(FOUND));
  const found = findPage(query, search);
  // They may reject before anybody shows them, or where nobody does.
  found.catch(() => undefined);
  choices.catch(() => undefined);
  // A chosen town comes from this list, so the list is already loaded. If it is lost, only the title is less exact.
  const facets = search.town ? await choices.then(({ propertyFacets }) => propertyFacets).catch(() => none) : none;
  return { search, noPrices: noPricesIn(searchParams), choices, found, ...(await headsOf(search, facets, found)) };
}
