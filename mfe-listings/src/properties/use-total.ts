import { query } from 'platform';
import { useEffect, useState } from 'react';
import { PropertyTotals } from '../generated/operations.ts';
import { filterOf, type Search } from './search.ts';

/** Milliseconds without another choice after which it is worth asking. */
const PAUSE = 200;

const counted = (count: number, one: string) =>
  `Show ${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** How many homes, or under Sold how many sales, this search would show. */
export async function totalOf(search: Search, ask = query): Promise<number> {
  const filter = filterOf(search);
  const { forSale, sold } = await ask(PropertyTotals, {
    forSale: { ...filter, statuses: ['active', 'pending'] },
    sold: { ...filter, statuses: ['sold'] },
  });
  return search.status === 'sold' ? sold.totalCount : forSale.totalCount;
}

/** What the button says: the answer to the last choice, never to one before it. */
export function useTotal(search: Search): string {
  const [known, setKnown] = useState<{ search: Search; count: number }>();
  useEffect(() => {
    let isLast = true;
    const timer = setTimeout(() => {
      totalOf(search).then(
        (count) => isLast && setKnown({ search, count }),
        // The button shows the homes all the same; the list says itself what it could not get.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search]);
  const noun = search.status === 'sold' ? 'sale' : 'home';
  return known?.search === search ? counted(known.count, noun) : `Show ${noun}s`;
}
