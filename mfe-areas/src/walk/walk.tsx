import { getSite, openDialog } from 'platform';
import { hoursInWords } from 'schema';
import { Band, Button, buttonClass, cx, type Image, Lead, SectionHead, TextRail, Wrap } from 'ui';
import type { Walk as WalkWords } from '../service-area.ts';
import { arrivals, askFor, lengthOf } from './minutes.ts';
import { Stop } from './stop.tsx';
import * as styles from './walk.css.ts';

type WalkProps = { town: string; walk: WalkWords; pictures: readonly Image[] };

function Stops({ walk, pictures }: Omit<WalkProps, 'town'>) {
  const minutes = arrivals(walk);
  const hasPictures = pictures.length === walk.stops.length;
  return (
    <TextRail label="The stops">
      <ol
        className={cx(styles.stops, hasPictures && styles.running)}
        style={{ ['--legs' as string]: walk.stops.length - 1 }}
      >
        {walk.stops.map((stop, index) => (
          <Stop key={stop.name} words={stop} picture={pictures[index]} minutes={minutes[index] ?? 0} />
        ))}
      </ol>
    </TextRail>
  );
}

function Booking({ town, walk }: Omit<WalkProps, 'pictures'>) {
  const { replyWithinHours } = getSite();
  const label = `Book an hour in ${town}`;
  return (
    <div className={styles.booking}>
      <p className={styles.promise}>
        An hour on foot, at the pace of your questions. Every message gets a reply within{' '}
        {hoursInWords(replyWithinHours)}.
      </p>
      <Button
        tone="brass"
        width="column"
        onClick={() => openDialog('leads/ContactDialog', { message: askFor(town, walk) })}
      >
        {label}
      </Button>
      <noscript>
        <a href="/contact" className={buttonClass({ tone: 'brass', width: 'column' })}>
          {label}
        </a>
      </noscript>
    </div>
  );
}

/** Invites to a first conversation about this town: the stops of a walk, and an hour to walk them. */
export function Walk({ town, walk, pictures }: WalkProps) {
  return (
    <Band tone="glass" aria-labelledby="walk">
      <Wrap>
        <SectionHead title="Walk it with me" id="walk">
          <Lead>
            {lengthOf(walk)} {walk.line}
          </Lead>
        </SectionHead>
        <Stops walk={walk} pictures={pictures} />
        <Booking town={town} walk={walk} />
      </Wrap>
    </Band>
  );
}
