import { useState } from 'react';
import { cachedAnswer, useAgentQuery } from './use-agent-query.ts';

type Paged = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined } };

type Pages<List> = {
  pageOf: (first: number, after: string | null) => Promise<List>;
  /** The list with its next page. */
  join: (list: List, next: List) => List;
};

/** How many nodes are loaded at once, and the most that the gateway returns. */
const PAGE = 50;
const LARGEST = 100;

/** Loads as many nodes as before, so that the agent finds the same place again. Rejects as `pageOf` does. */
async function asManyAgain<List extends Paged>(count: number, { pageOf, join }: Pages<List>): Promise<List> {
  let list = await pageOf(Math.min(count, LARGEST), null);
  while (list.nodes.length < count && list.pageInfo.hasNextPage)
    list = join(list, await pageOf(Math.min(count - list.nodes.length, LARGEST), list.pageInfo.endCursor ?? null));
  return list;
}

/** `useAgentQuery` for a list that is shown page by page, and is loaded again as far as it was shown. */
export function useAgentPages<List extends Paged>(key: string, pages: Pages<List>, keptAs: string) {
  const count = Math.max(PAGE, cachedAnswer<List>(key)?.nodes.length ?? 0);
  const { answer: list, ...asked } = useAgentQuery(key, () => asManyAgain(count, pages), keptAs);
  const [isMorePending, setMorePending] = useState(false);

  async function showMore(): Promise<void> {
    if (!list || isMorePending) return;
    setMorePending(true);
    try {
      const next = await pages.pageOf(PAGE, list.pageInfo.endCursor ?? null);
      // A list that was read again meanwhile may end elsewhere. Then the next press goes on from there.
      asked.change((now) => (now.pageInfo.endCursor === list.pageInfo.endCursor ? pages.join(now, next) : now));
    } catch {
      asked.refetch();
    } finally {
      setMorePending(false);
    }
  }

  /** The list is that of the search before. */
  const isEarlier = list !== null && asked.isPending && cachedAnswer(key) === undefined;
  return { list, isEarlier, ...asked, isMorePending, showMore: () => void showMore() };
}
