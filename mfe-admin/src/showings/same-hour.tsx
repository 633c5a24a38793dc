import { Text } from 'ui';
import { plusMinutes } from '../clock/new-york.ts';
import { AdminCalendar } from '../generated/operations.ts';
import { formatHour } from '../leads/lead-words.ts';
import { useViewer } from '../session/use-viewer.ts';
import { lastNameOf, placeOf } from './showing-words.ts';
import { SHOWING } from './week.ts';

type SameHourProps = { startsAt: Date /** The showing that is moved. */; except?: string | undefined };

/** Says whether another showing is accepted at that time. It does not prevent anything. */
export function SameHour({ startsAt, except }: SameHourProps) {
  const variables = { from: startsAt.toISOString(), to: plusMinutes(startsAt, SHOWING).toISOString() };
  const { viewer } = useViewer(AdminCalendar, { variables });
  const others = viewer?.showings.filter(({ id, state }) => state === 'accepted' && id !== except) ?? [];
  return (
    <div role="status">
      {others.length > 0 && (
        <Text look="small">
          At that hour you show{' '}
          {others.map((one) => `${placeOf(one)} to ${lastNameOf(one)} at ${formatHour(one.startsAt)}`).join(', ')}.
        </Text>
      )}
    </div>
  );
}
