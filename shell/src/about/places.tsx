import { Link, navigation } from 'platform';
import { Band, SectionHead, Text, Wrap } from 'ui';
import * as styles from './places.css.ts';

/** The towns that have their own page. Nothing while there is no list of them. */
export function Places() {
  const areas = navigation();
  if (areas.length === 0) return null;
  return (
    <Band tone="glass">
      <Wrap>
        <SectionHead title="Areas of Specialization">
          <Text look="quiet">
            Each has a page of its own. Northern New Jersey and the rest of Monmouth County by arrangement.
          </Text>
        </SectionHead>
        <ul className={styles.places}>
          {areas.map(({ id, name, state, href }) => (
            <li key={id} className={styles.place}>
              <Link to={href} className={styles.link}>
                {name}
                <span className={styles.state}>{state}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
