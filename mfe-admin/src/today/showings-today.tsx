import { Link } from 'platform';
import { dayOf } from '../clock/new-york.ts';
import { Section } from '../frame/section.tsx';
import { DayList } from '../showings/day-list.tsx';
import { useCalendar } from '../showings/use-calendar.ts';
import { entriesOn } from '../showings/week.ts';
import * as styles from './today.css.ts';

/** Today's showings, by time. */
export function ShowingsToday({ now }: { now: number }) {
  const today = dayOf(now);
  const { entries } = useCalendar(today, 1, now);
  const arranged = entriesOn(today, entries).filter(({ kind }) => kind !== 'asked');
  if (arranged.length === 0) return null;
  return (
    <Section title="Showings today" aside={arranged.length}>
      <DayList entries={arranged} />
      <Link to="/admin/showings" className={styles.all}>
        The week
      </Link>
    </Section>
  );
}
