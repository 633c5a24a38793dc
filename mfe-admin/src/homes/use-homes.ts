import { useState } from 'react';
import { AgentHomes, type AgentHomesQuery, type HomeRowFragment } from '../generated/operations.ts';
import { asManyAgain } from '../session/as-many-again.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { cachedAnswer, useAsked } from '../session/use-asked.ts';
import type { HomesFilter } from './homes-filter.ts';

export type HomesList = NonNullable<AgentHomesQuery['viewer']>['homes'];

/** How many homes are loaded at once. */
const PAGE = 50;

const pageOf = async (filter: HomesFilter, first: number, after: string | null): Promise<HomesList> =>
  (await askViewer(AgentHomes, { filter, first, after })).homes;

const joined = (list: HomesList, next: HomesList): HomesList => ({
  ...next,
  nodes: [...list.nodes, ...next.nodes],
  fits: [...list.fits, ...next.fits],
});

/** The homes that match the filter, page by page. */
export function useHomes(filter: HomesFilter) {
  const key = `homes ${JSON.stringify(filter)}`;
  const count = Math.max(PAGE, cachedAnswer<HomesList>(key)?.nodes.length ?? 0);
  const again = () => asManyAgain(count, (first, after) => pageOf(filter, first, after), joined);
  const { answer: list, change, ...asked } = useAsked(key, again, AgentHomes.hash);
  const [isMorePending, setMorePending] = useState(false);

  async function showMore(): Promise<void> {
    if (!list || isMorePending) return;
    setMorePending(true);
    try {
      const next = await pageOf(filter, PAGE, list.pageInfo.endCursor);
      // A list that was read again meanwhile may end elsewhere. Then the next press goes on from there.
      change((now) => (now.pageInfo.endCursor === list.pageInfo.endCursor ? joined(now, next) : now));
    } catch {
      asked.askAgain();
    } finally {
      setMorePending(false);
    }
  }

  const replace = (home: HomeRowFragment) =>
    change((now) => ({ ...now, nodes: now.nodes.map((one) => (one.id === home.id ? home : one)) }));

  return { list, ...asked, isMorePending, showMore: () => void showMore(), replace };
}
