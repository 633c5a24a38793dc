import { addDays, startOf } from '../clock/new-york.ts';
import { AdminAskedShowings, AdminCalendar } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import { type Entry, ofAsked, ofOpenHouse, ofShowing } from './week.ts';

/** Milliseconds. Changes on other devices are found even if an event was missed. */
const LOOK_AGAIN = 60_000;

/** The entries of `count` days from `first` on, and the people who ask for a time. `now`: in milliseconds. */
export function useCalendar(first: string, count: number, now: number) {
  const variables = { from: startOf(first).toISOString(), to: startOf(addDays(first, count)).toISOString() };
  const calendar = useViewer(AdminCalendar, { variables, pollInterval: LOOK_AGAIN });
  const asked = useViewer(AdminAskedShowings, { variables: {} });
  const parts = [calendar, asked];
  const leads = asked.viewer?.leads.nodes.filter(({ status }) => status === 'new') ?? [];
  // A showing that was just cancelled disappears before the gateway answers.
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
