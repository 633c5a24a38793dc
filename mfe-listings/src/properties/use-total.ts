import { query } from 'platform';
import { useEffect, useState } from 'react';
import type { Search } from './search.ts';
import { totalOf } from './totals.ts';

/** Milliseconds without another choice after which it is worth asking. */
const PAUSE = 200;

/** What the button says: the answer to the last choice, never to one before it. */
export function useTotal(search: Search): string {
  const [known, setKnown] = useState<{ search: Search; words: string }>();
  useEffect(() => {
    let isLast = true;
    const timer = setTimeout(() => {
      totalOf(search, query).then(
        ({ words }) => isLast && setKnown({ search, words }),
        // The button shows the homes all the same; the list says itself what it could not get.
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
