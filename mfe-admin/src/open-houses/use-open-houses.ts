import { AddOpenHouse, AgentOpenHouses, type OpenHouseRowFragment, RemoveOpenHouse } from '../generated/operations.ts';
import { formatTime } from '../leads/lead-words.ts';
import { unlessGone } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { toastAndRefetch } from '../session/toast-and-refetch.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { beginRemoval } from '../undo/undo.ts';

type Span = Pick<OpenHouseRowFragment, 'id' | 'startsAt' | 'endsAt'>;

const byStart = (one: Span, other: Span) => Date.parse(one.startsAt) - Date.parse(other.startsAt);

/** A home's open houses to come. Adding and removing can be undone. */
export function useOpenHouses(propertyId: string) {
  const { answer, change, ...asked } = useAgentQuery(`open houses ${propertyId}`, async () => {
    const variables = { propertyId, from: null, to: null };
    return (await queryAsAgent(AgentOpenHouses, variables)).openHouses;
  });

  /**
   * The same id means the same open house, and so do the same hours from another device. Rejects with the gateway's
   * refusal.
   */
  async function add({ id, startsAt, endsAt }: Span): Promise<void> {
    const { addOpenHouse } = await mutateAsAgent(AddOpenHouse, { propertyId, input: { id, startsAt, endsAt } });
    change((list) => [...list.filter((one) => one.id !== addOpenHouse.id), addOpenHouse].toSorted(byStart));
  }

  async function remove(openHouse: OpenHouseRowFragment): Promise<void> {
    const { id, startsAt } = openHouse;
    const removal = beginRemoval();
    change((list) => list.filter((one) => one.id !== id));
    try {
      await mutateAsAgent(RemoveOpenHouse, { id }).catch(unlessGone);
      removal.offer(`Open house, ${formatTime(startsAt)}`, 'is taken away', () => add(openHouse));
    } catch (error) {
      change((list) => [...list, openHouse].toSorted(byStart));
      removal.failed();
      toastAndRefetch(error);
    }
  }

  return { list: answer, ...asked, add, remove };
}
