import { Link } from 'platform';
import { cx, VisuallyHidden } from 'ui';
import { minutesOf, startOf } from '../clock/new-york.ts';
import { formatHour, weekdayOf } from '../leads/lead-words.ts';
import { Block } from './block.tsx';
import * as styles from './week.css.ts';
import { type Entry, entriesOn, hoursOf, type Placed, placed } from './week.ts';

type WeekGridProps = {
  days: readonly string[];
  entries: readonly Entry[];
  today: string;
  now: number;
  toDay: (day: string) => string;
};

const hourInWords = (hour: number) =>
  `${((hour + 11) % 12) + 1}${hour % 12 === 0 || hour === 9 ? (hour < 12 ? ' am' : ' pm') : ''}`;

const pixels = (minutes: number) => (minutes / 60) * styles.HOUR;

function At({ at: { entries, top, height, lane, lanes }, first, to }: { at: Placed; first: number; to: string }) {
  const share = 100 / lanes;
  const place = {
    top: pixels(top - first * 60) + 1,
    height: Math.max(pixels(height), styles.LEAST) - 2,
    left: `calc(${lane * share}% + 3px)`,
    width: `calc(${share}% - 6px)`,
  };
  return (
    <li className={cx(styles.at, lanes > 2 && styles.crowded)} style={place}>
      {entries.length === 1 ? (
        <Block entry={entries[0]} />
      ) : (
        <Link to={to} className={cx(styles.block, styles.look.more)}>
          +{entries.length}
          <VisuallyHidden>{` more from ${formatHour(entries[0].startsAt)}`}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

/** Seven days side by side, each with the way to it alone. All hours have the same height. */
export function WeekGrid({ days, entries, today, now, toDay }: WeekGridProps) {
  const hours = hoursOf(days.flatMap((day) => entriesOn(day, entries)));
  const [first = 0] = hours;
  const height = hours.length * styles.HOUR;
  const line = pixels(minutesOf(now) - first * 60);
  return (
    <div className={styles.grid}>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} className={styles.hour}>
            {hourInWords(hour)}
          </span>
        ))}
      </div>
      {days.map((day) => {
        const [weekday, date] = weekdayOf(startOf(day).toISOString()).split(' ');
        return (
          <section key={day} aria-label={`${weekday} ${date}`} className={styles.day}>
            <h2 className={styles.dayHead} aria-current={day === today ? 'date' : undefined}>
              <Link to={toDay(day)} className={styles.toDay}>
                {weekday}
                <b className={styles.date}>{date}</b>
              </Link>
            </h2>
            <ul className={styles.column} style={{ height }}>
              {placed(entriesOn(day, entries)).map((at) => (
                <At key={at.entries[0].key} at={at} first={first} to={toDay(day)} />
              ))}
            </ul>
            {day === today && line >= 0 && line <= height && (
              <span className={styles.nowLine} style={{ top: line + styles.HEAD }} aria-hidden="true" />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The meaning of the colors. */
export function Legend() {
  return (
    <p className={styles.legend}>
      <span className={styles.legendItem}>
        <i className={cx(styles.swatch, styles.sample.accepted)} /> Accepted
      </span>
      <span className={styles.legendItem}>
        <i className={cx(styles.swatch, styles.sample.asked)} /> Asked for or proposed
      </span>
      <span className={styles.legendItem}>
        <i className={cx(styles.swatch, styles.sample.openHouse)} /> Open house, seen by visitors
      </span>
    </p>
  );
}
