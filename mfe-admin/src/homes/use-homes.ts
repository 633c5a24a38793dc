import { AgentHomes, type AgentHomesQuery, type HomeRowFragment } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { useAgentPages } from '../session/use-agent-pages.ts';
import type { HomesFilter } from './homes-filter.ts';

export type HomesList = NonNullable<AgentHomesQuery['viewer']>['homes'];

const join = (list: HomesList, next: HomesList): HomesList => ({
  ...next,
  nodes: [...list.nodes, ...next.nodes],
  fits: [...list.fits, ...next.fits],
});

/** The homes that match the filter, page by page. */
export function useHomes(filter: HomesFilter) {
  const pageOf = async (first: number, after: string | null): Promise<HomesList> =>
    (await queryAsAgent(AgentHomes, { filter, first, after })).homes;
  const { change, ...homes } = useAgentPages(`homes ${JSON.stringify(filter)}`, { pageOf, join }, AgentHomes.hash);

  const replace = (home: HomeRowFragment) =>
    change((now) => ({ ...now, nodes: now.nodes.map((one) => (one.id === home.id ? home : one)) }));

  return { ...homes, replace };
}
