import { Link } from 'platform';
import { Skeleton } from 'ui';
import { startOf, weekOf } from '../clock/new-york.ts';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { useMedia } from '../frame/use-media.ts';
import { usePaper } from '../frame/use-paper.ts';
import { formatDay, formatTime, formatWholeDay } from '../leads/lead-words.ts';
import { AskedFor } from './asked-for.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { lastNameOf, placeOf } from './showing-words.ts';
import * as styles from './showings.css.ts';
import { useCalendar } from './use-calendar.ts';
import type { useDay } from './use-day.ts';
import { clashesOf, type Entry, entriesOn } from './week.ts';
import { Legend, WeekGrid } from './week-grid.tsx';

type ShowingsProps = ReturnType<typeof useDay> & { now: number };

const named = (entry: Entry) =>
  entry.kind === 'showing' ? `${placeOf(entry.showing)} (${lastNameOf(entry.showing)})` : '';

/** Names accepted showings at the same time, without preventing them. */
function Clashes({ entries }: { entries: readonly Entry[] }) {
  const clashes = clashesOf(entries);
  if (clashes.length === 0) return null;
  return (
    <p role="status" className={styles.notice}>
      {clashes.map(([one, other]) => (
        <span key={`${one.key} ${other.key}`}>
          Two at the same hour on {formatTime(one.startsAt)}: {named(one)} and {named(other)}.{' '}
        </span>
      ))}
    </p>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the showings" className={styles.whole}>
      <Skeleton height={66} />
      <Skeleton height={320} />
    </div>
  );
}

/** With `now`, the day is named as seen from it: "Tomorrow". */
function DayOf({ day, entries, now }: { day: string; entries: readonly Entry[]; now?: number }) {
  const found = entriesOn(day, entries);
  const noon = new Date(startOf(day).getTime() + 43_200_000).toISOString();
  return (
    <Section
      title={now === undefined ? formatWholeDay(noon) : formatDay(noon, now)}
      aside={found.length > 0 && `${found.length} in all`}
    >
      {found.length > 0 ? <DayList entries={found} /> : <p className={styles.nothing}>Nothing on this day.</p>}
    </Section>
  );
}

/** All days with an entry, for the paper that is taken along. */
function WholeWeek({ days, entries }: { days: readonly string[]; entries: readonly Entry[] }) {
  const full = days.filter((day) => entriesOn(day, entries).length > 0);
  if (full.length === 0) return <p className={styles.nothing}>Nothing in this week.</p>;
  return full.map((day) => <DayOf key={day} day={day} entries={entries} />);
}

/**
 * The week where there is room, else one day, or where one is asked for. On paper the days of the week below each other. Beside it, the people who ask for a time. */
export function Showings({ day, today, isAlone, to, toWeek, toDay, now }: ShowingsProps) {
  const isRoomy = useMedia(styles.roomy);
  const isPaper = usePaper();
  const hasGrid = isRoomy && !isAlone;
  const days = weekOf(day);
  const calendar = useCalendar(days[0] ?? day, days.length, now);
  const { entries, leads, isLoading, isKnown, retry } = calendar;
  if (isLoading) return <Loading />;
  if (!isKnown) return <Failed what="The showings" onRetry={retry} className={styles.whole} />;
  return (
    <div className={styles.page}>
      {!isPaper && !hasGrid && <DayStrip days={days} day={day} entries={entries} to={to} />}
      <Clashes entries={entries} />
      {isPaper && !isAlone ? (
        <WholeWeek days={days} entries={entries} />
      ) : hasGrid ? (
        <div>
          <WeekGrid days={days} entries={entries} today={today} now={now} toDay={toDay} />
          <Legend />
        </div>
      ) : (
        <div>
          <DayOf day={day} entries={entries} {...(!isPaper && { now })} />
          {isRoomy && !isPaper && (
            <Link to={toWeek(day)} className={styles.all}>
              The whole week
            </Link>
          )}
        </div>
      )}
      <AskedFor leads={leads} hasMore={calendar.hasMoreLeads} now={now} />
    </div>
  );
}
