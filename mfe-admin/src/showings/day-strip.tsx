import { Link } from 'platform';
import { cx, VisuallyHidden } from 'ui';
import { startOf } from '../clock/new-york.ts';
import { weekdayOf } from '../leads/lead-words.ts';
import * as styles from './showings.css.ts';
import { type Entry, entriesOn } from './week.ts';

type DayStripProps = { days: readonly string[]; day: string; entries: readonly Entry[]; to: (day: string) => string };

/** How many dots fit below a date. */
const MOST = 3;

const isFirm = (entry: Entry) =>
  entry.kind === 'openHouse' || (entry.kind === 'showing' && entry.showing.state !== 'proposed');

/** The seven days of the week as links, with a dot for each entry. An open dot is not settled yet. */
export function DayStrip({ days, day, entries, to }: DayStripProps) {
  return (
    <nav aria-label="Days" className={styles.strip}>
      {days.map((one) => {
        const [weekday, date] = weekdayOf(startOf(one).toISOString()).split(' ');
        const found = entriesOn(one, entries);
        return (
          <Link
            key={one}
            to={to(one)}
            className={styles.stripDay}
            aria-current={one === day ? 'date' : undefined}
            preventScrollReset
          >
            {weekday}
            <b className={styles.stripDate}>{date}</b>
            <span className={styles.dots} aria-hidden="true">
              {found.slice(0, MOST).map((entry) => (
                <i key={entry.key} className={cx(styles.mark, styles.dot[isFirm(entry) ? 'firm' : 'open'])} />
              ))}
            </span>
            {found.length > 0 && (
              <VisuallyHidden>, {found.length === 1 ? '1 entry' : `${found.length} entries`}</VisuallyHidden>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
