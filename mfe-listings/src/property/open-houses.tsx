import type { Property } from './page.tsx';
import * as styles from './property.css.ts';

/** Hours are told as they are where the home stands, wherever the reader is. */
const timeZone = 'America/New_York';
const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** "1:00 PM to 3:00 PM", with the plain space that every server and browser prints alike. */
const formatHour = (iso: string): string => hour.format(new Date(iso)).replaceAll(/\s/g, ' ');

/** When anybody may come; nothing where nothing is arranged. */
export function OpenHouses({ openHouses }: Pick<Property, 'openHouses'>) {
  if (openHouses.length === 0) return null;
  return (
    <section aria-label="Open house" className={styles.openHouses}>
      <h2 className={styles.openHouseTitle}>Open house</h2>
      <ul>
        {openHouses.map(({ id, startsAt, endsAt }) => (
          <li key={id}>
            <time dateTime={startsAt}>{day.format(new Date(startsAt))}</time>
            {`, ${formatHour(startsAt)} to ${formatHour(endsAt)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
