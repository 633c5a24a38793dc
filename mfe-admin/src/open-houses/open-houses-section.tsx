import { CloseIcon } from 'ui';
import { Section } from '../frame/section.tsx';
import { formatHours, formatWholeDay } from '../leads/lead-words.ts';
import { AddOpenHouse } from './add-open-house.tsx';
import * as styles from './open-houses.css.ts';
import { useOpenHouses } from './use-open-houses.ts';

/** The open houses to come. Visitors see them on the home's page until they are over. */
export default function OpenHousesSection({ propertyId }: { propertyId: string }) {
  const { list, hasFailed, add, remove } = useOpenHouses(propertyId);
  return (
    <Section title="Open houses" aside="in New York's time">
      {hasFailed && !list && <p className={styles.note}>The open houses could not be loaded.</p>}
      {list?.length === 0 && <p className={styles.note}>None to come.</p>}
      <ul className={styles.list}>
        {list?.map((openHouse) => {
          const { id, startsAt } = openHouse;
          const [day, hours] = [formatWholeDay(startsAt), formatHours(openHouse)];
          return (
            <li key={id} className={styles.row}>
              <span>
                {day}, <span className={styles.hours}>{hours}</span>
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Take away ${day}, ${hours}`}
                onClick={() => void remove(openHouse)}
              >
                <CloseIcon width={14} height={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <AddOpenHouse propertyId={propertyId} add={add} />
    </Section>
  );
}
