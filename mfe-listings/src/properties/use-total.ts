import { query } from 'platform';
import { useEffect, useState } from 'react';
import type { Search } from './search.ts';
import { totalOf } from './totals.ts';

/** Milliseconds without another choice before the total is requested. */
const PAUSE = 200;

/** The text of the button: the total of the latest choice, never of an earlier one. */
export function useTotal(search: Search): string {
  const [known, setKnown] = useState<{ search: Search; words: string }>();
  useEffect(() => {
    let isLast = true;
    const timer = setTimeout(() => {
      totalOf(search, query).then(
        ({ words }) => isLast && setKnown({ search, words }),
        // The button works without the total, and the list reports its own failure.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [search]);
  return `Show ${known?.search === search ? known.words : search.status === 'sold' ? 'sales' : 'homes'}`;
}
