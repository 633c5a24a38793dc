/** How many homes a search would show, without loading them. */

import type { LoaderArgs } from 'platform';
import { PropertyTotals } from '../generated/operations.ts';
import { chipsOf } from './chips.tsx';
import { filterOf, pathOf, type Search } from './search.ts';

type Query = LoaderArgs['query'];

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** "5 homes", or "3 sales" if the status is Sold or only sales would be shown. */
export async function totalOf(search: Search, query: Query): Promise<{ count: number; words: string }> {
  const filter = filterOf(search);
  const { forSale, sold } = await query(PropertyTotals, {
    forSale: { ...filter, statuses: ['active', 'pending'] },
    sold: { ...filter, statuses: ['sold'] },
  });
  const isSales = search.status === 'sold' || (search.status === '' && forSale.totalCount === 0 && sold.totalCount > 0);
  const count = isSales ? sold.totalCount : forSale.totalCount;
  return { count, words: counted(count, isSales ? 'sale' : 'home') };
}

/** A search with one filter less, and what it would show. */
export type Way = { without: string; path: string; total: string };

/** Which filter to give up if nothing was found: one query for each filter, the most homes first. */
export async function waysOn(search: Search, query: Query): Promise<Way[]> {
  const asked = await Promise.allSettled(
    chipsOf(search).map(async ({ name, words }) => {
      const { count, words: total } = await totalOf({ ...search, [name]: '' }, query);
      return { without: words, path: pathOf(search, { [name]: '' }), total, count };
    }),
  );
  return asked
    .flatMap((one) => (one.status === 'fulfilled' && one.value.count > 0 ? [one.value] : []))
    .toSorted((one, other) => other.count - one.count)
    .map(({ count: _, ...way }) => way);
}
