import { useState } from 'react';
import { AdminPeople, type AdminPeopleQuery } from '../generated/operations.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { useAsked } from '../session/use-asked.ts';

const PAGE = 50;

type List = NonNullable<AdminPeopleQuery['viewer']>['people'];

const pageOf = async (text: string, after: string | null): Promise<List> =>
  (await askViewer(AdminPeople, { filter: text ? { text } : {}, first: PAGE, after })).people;

/** All people who wrote, the latest first, page by page. */
export function usePeople(text: string) {
  const { answer: list, change, ...asked } = useAsked(`people ${text}`, () => pageOf(text, null), AdminPeople.hash);
  const [isMorePending, setMorePending] = useState(false);

  async function showMore(): Promise<void> {
    if (!list || isMorePending) return;
    setMorePending(true);
    try {
      const next = await pageOf(text, list.pageInfo.endCursor);
      change((now) => ({ ...next, nodes: [...now.nodes, ...next.nodes] }));
    } catch {
      asked.askAgain();
    } finally {
      setMorePending(false);
    }
  }

  return { list, ...asked, isMorePending, showMore: () => void showMore() };
}
