import { useState } from 'react';
import { AgentHome, type HomeDetailsFragment } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { cachedAnswer, forgetAnswer, keepAnswer, useAgentQuery } from '../session/use-agent-query.ts';

const keyOf = (id: string) => `home ${id}`;

/** Under it, the address of a home that was deleted on this page. */
const deletedKey = (id: string) => `deleted home ${id}`;

/** After a home was deleted here. On the way back to its page nobody else has deleted it. */
export function noteDeleted({ id, address }: Pick<HomeDetailsFragment, 'id' | 'address'>): void {
  keepAnswer(deletedKey(id), address);
  forgetAnswer(keyOf(id));
}

/** Null if there is no such home. */
export const readHome = async (id: string): Promise<HomeDetailsFragment | null> =>
  (await queryAsAgent(AgentHome, { id })).home;

/**
 * The live home; `isGone`: as it was before it was deleted elsewhere while it was shown. `deletedAs`: the address of a home
 * that was deleted here. `adopt` replaces it by the gateway's answer to a change.
 */
export function useHome(id: string) {
  const { answer, change, ...asked } = useAgentQuery(
    keyOf(id),
    async () => ({ home: await readHome(id) }),
    AgentHome.hash,
  );
  const [last, setLast] = useState<HomeDetailsFragment | null>(null);
  const home = answer?.home;
  if (home && home !== last) setLast(home);
  const isGone = home === null && last?.id === id;
  return {
    home: isGone ? last : home,
    isGone,
    deletedAs: cachedAnswer<string>(deletedKey(id)),
    ...asked,
    /** Not a home that is gone: an answer to an earlier change would bring it back. */
    adopt: (home: HomeDetailsFragment) => change(({ home: known }) => ({ home: known && home })),
  };
}
