import { useState } from 'react';
import { AdminPeople, type AdminPeopleQuery } from '../generated/operations.ts';
import { asManyAgain } from '../session/as-many-again.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { cachedAnswer, useAsked } from '../session/use-asked.ts';

const PAGE = 50;

type List = NonNullable<AdminPeopleQuery['viewer']>['people'];

const pageOf = async (text: string, first: number, after: string | null): Promise<List> =>
  (await askViewer(AdminPeople, { filter: text ? { text } : {}, first, after })).people;

const joined = (list: List, next: List): List => ({ ...next, nodes: [...list.nodes, ...next.nodes] });

/** All people who wrote, the latest first, page by page. */
export function usePeople(text: string) {
  const key = `people ${text}`;
  const count = Math.max(PAGE, cachedAnswer<List>(key)?.nodes.length ?? 0);
  const again = () => asManyAgain(count, (first, after) => pageOf(text, first, after), joined);
  const { answer: list, change, ...asked } = useAsked(key, again, AdminPeople.hash);
  const [isMorePending, setMorePending] = useState(false);

  async function showMore(): Promise<void> {
    if (!list || isMorePending) return;
    setMorePending(true);
    try {
      const next = await pageOf(text, PAGE, list.pageInfo.endCursor);
      // A list that was read again meanwhile may end elsewhere. Then the next press goes on from there.
      change((now) => (now.pageInfo.endCursor === list.pageInfo.endCursor ? joined(now, next) : now));
    } catch {
      asked.askAgain();
    } finally {
      setMorePending(false);
    }
  }

  return { list, ...asked, isMorePending, showMore: () => void showMore() };
}
