import { Link, telephoneLink } from 'platform';
import { isToCome } from 'schema';
import { Button, Cluster, inlineLinkClass, Stack, Text } from 'ui';
import { saveCalendar } from '../answer/save-calendar.ts';
import { Sheet } from '../frame/sheet.tsx';
import type { ShowingState } from '../generated/operations.ts';
import { formatWholeTime, leadPath, whoOf } from '../leads/lead-words.ts';
import { act } from '../theme/desk.css.ts';
import { entryOf } from './own-calendar.ts';
import type { ShowingDialogProps } from './showing-dialog.tsx';
import { addresseeOf, placeOf, stateWords } from './showing-words.ts';
import { useShowingState } from './use-showing-state.ts';

type Step = { words: string; to: ShowingState; isMain?: boolean };

const again: readonly Step[] = [{ words: 'Not so: it is to come', to: 'accepted' }];

/** The next steps of a showing, by its state. */
const steps: Readonly<Record<ShowingState, readonly Step[]>> = {
  proposed: [
    { words: 'They said yes', to: 'accepted', isMain: true },
    { words: 'Cancel it', to: 'cancelled' },
  ],
  accepted: [
    { words: 'Done', to: 'done', isMain: true },
    { words: 'Nobody came', to: 'no_show' },
    { words: 'Cancel it', to: 'cancelled' },
  ],
  done: again,
  no_show: again,
  cancelled: again,
};

/** One showing: who comes, and what became of it. */
export default function ShowingSheet({ showing, onMove, onClose }: ShowingDialogProps) {
  const setState = useShowingState();
  const { state, phone, startsAt } = showing;
  return (
    <Sheet
      onClose={onClose}
      title={placeOf(showing)}
      description={`${formatWholeTime(startsAt)}, ${stateWords[state]}`}
    >
      <Stack gap="s4">
        <Text>
          <Link to={leadPath(addresseeOf(showing))} className={inlineLinkClass} onClick={onClose}>
            {whoOf(showing)}
          </Link>
          {phone && (
            <>
              {', '}
              <a href={telephoneLink(phone)} className={inlineLinkClass}>
                {phone}
              </a>
            </>
          )}
        </Text>
        <Cluster gap="s3">
          {steps[state].map(({ words, to, isMain = false }) => (
            <Button
              key={to}
              tone={isMain ? 'brass' : 'line'}
              size="small"
              {...(isMain && { className: act })}
              onClick={() => {
                onClose();
                void setState(showing, to);
              }}
            >
              {words}
            </Button>
          ))}
        </Cluster>
        {isToCome(state) && (
          <Cluster gap="s3">
            <Button tone="line" size="small" onClick={onMove}>
              Another time
            </Button>
            <Button tone="line" size="small" onClick={() => saveCalendar(entryOf(showing))}>
              Add to my calendar
            </Button>
          </Cluster>
        )}
      </Stack>
    </Sheet>
  );
}
