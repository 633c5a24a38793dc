import { AdminPeople, type AdminPeopleQuery } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { useAgentPages } from '../session/use-agent-pages.ts';

type List = NonNullable<AdminPeopleQuery['viewer']>['people'];

const join = (list: List, next: List): List => ({ ...next, nodes: [...list.nodes, ...next.nodes] });

/** All people who wrote, the latest first, page by page. */
export function usePeople(text: string) {
  const pageOf = async (first: number, after: string | null): Promise<List> =>
    (await queryAsAgent(AdminPeople, { filter: text ? { text } : {}, first, after })).people;
  return useAgentPages(`people ${text}`, { pageOf, join }, AdminPeople.hash);
}
