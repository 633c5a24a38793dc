import { formatPlace, getSite } from 'platform';
import { toCalendar } from 'schema/calendar';
import { inlineLinkClass } from 'ui';
import { formatHours, formatWeekday } from './new-york.ts';
import type { Property } from './page.tsx';
import * as styles from './property.css.ts';

type OpenHouse = Property['openHouses'][number];

/**
 * The calendar file is inside the link, so it needs neither a script nor a request. Its time stamp is the home's last
 * change.
 */
function CalendarLink({ home, openHouse }: { home: Property; openHouse: OpenHouse }) {
  const { agent } = getSite();
  const [startsAt, endsAt] = [new Date(openHouse.startsAt), new Date(openHouse.endsAt)];
  const file = toCalendar(
    {
      ...{ id: openHouse.id, startsAt, endsAt, isCertain: true },
      title: `Open house: ${home.address}`,
      place: `${home.address}, ${formatPlace(home)}`,
      words: `${agent.name}, ${agent.cellPhone}`,
    },
    new Date(home.updatedAt),
  );
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="open-house.ics"
      className={styles.calendar}
      aria-label={`Into my calendar: ${formatWeekday(openHouse.startsAt)}`}
    >
      <span className={inlineLinkClass}>Into my calendar</span>
    </a>
  );
}

/** The open houses of a home. Nothing if there are none. */
export function OpenHouses({ home }: { home: Property }) {
  if (home.openHouses.length === 0) return null;
  return (
    <section aria-label="Open house" className={styles.openHouses}>
      <h2 className={styles.openHouseTitle}>Open house</h2>
      <ul>
        {home.openHouses.map((openHouse) => (
          <li key={openHouse.id}>
            <time dateTime={openHouse.startsAt}>{formatWeekday(openHouse.startsAt)}</time>
            {', '}
            <span className={styles.hours}>{formatHours(openHouse)}</span>
            <br />
            <CalendarLink home={home} openHouse={openHouse} />
          </li>
        ))}
      </ul>
    </section>
  );
}
