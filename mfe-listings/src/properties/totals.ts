/** How many homes a search would show, without loading them. */

import type { LoaderArgs } from 'platform';
import { withCommas } from 'schema';
import { PropertyTotals } from '../generated/operations.ts';
import { chipsOf } from './chip-words.ts';
import { filterOf, pathOf, readSearch, type Search } from './search.ts';

type Query = LoaderArgs['query'];

const counted = (count: number, one: string): string => `${withCommas(count)} ${count === 1 ? one : `${one}s`}`;

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

/** A wider search, and what it would show. `without`: the filter that it gives up; empty if it gives up all. */
export type Way = { without: string; path: string; total: string };

/**
 * Which filter to give up if nothing was found: one query for each filter, the most homes first. Where no single one
 * helps, all of them; nothing, where the agent has no home at all.
 */
export async function waysOn(search: Search, query: Query): Promise<Way[]> {
  const wider = [
    ...chipsOf(search).map(({ name, words }) => ({ without: words, less: { ...search, [name]: '' } })),
    { without: '', less: readSearch(new URLSearchParams()) },
  ];
  const asked = await Promise.allSettled(
    wider.map(async ({ without, less }) => {
      const { count, words: total } = await totalOf(less, query);
      return { without, path: pathOf(less), total, count };
    }),
  );
  const found = asked.flatMap((one) => (one.status === 'fulfilled' && one.value.count > 0 ? [one.value] : []));
  const lessOne = found.filter(({ without }) => without);
  return (lessOne.length > 0 ? lessOne : found)
    .toSorted((one, other) => other.count - one.count)
    .map(({ count: _, ...way }) => way);
}
