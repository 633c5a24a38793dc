import { addDays, startOf } from '../clock/new-york.ts';
import { AdminAskedShowings, AdminCalendar } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import { type Entry, ofAsked, ofOpenHouse, ofShowing } from './week.ts';

/** Milliseconds: what another device did is seen though no word of it arrived. */
const LOOK_AGAIN = 60_000;

/** What stands in the days from `first` on, and who asks for a time. `now`: in milliseconds. */
export function useCalendar(first: string, count: number, now: number) {
  const variables = { from: startOf(first).toISOString(), to: startOf(addDays(first, count)).toISOString() };
  const calendar = useViewer(AdminCalendar, { variables, pollInterval: LOOK_AGAIN });
  const asked = useViewer(AdminAskedShowings, { variables: {} });
  const parts = [calendar, asked];
  const leads = asked.viewer?.leads.nodes.filter(({ status }) => status === 'new') ?? [];
  // What was cancelled a moment ago is off the page before the gateway has said so.
  const showings = calendar.viewer?.showings.filter(({ state }) => state !== 'cancelled') ?? [];
  const openHouses = calendar.viewer?.openHouses ?? [];
  const entries: Entry[] = [
    ...showings.map(ofShowing),
    ...openHouses.map(ofOpenHouse),
    ...leads.flatMap((lead) => ofAsked(lead, now)),
  ];
  return {
    entries,
    leads,
    hasMoreLeads: asked.viewer?.leads.pageInfo.hasNextPage ?? false,
    isLoading: parts.some(({ viewer, loading }) => viewer === null && loading),
    isKnown: parts.every(({ viewer }) => viewer !== null),
    retry() {
      calendar.retry();
      asked.retry();
    },
  };
}
