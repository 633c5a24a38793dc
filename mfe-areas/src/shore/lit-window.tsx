import { Link } from 'platform';
import type { ShoreHome } from './homes-by-town.ts';
import { placed } from './place.ts';
import * as styles from './shore.css.ts';

type LitWindowProps = {
  home: ShoreHome;
  /** Its position in the order in which the windows light up. */
  nth: number;
  wide: readonly [number, number];
  tall: readonly [number, number];
};

/** A home for sale: a house with a light in it, a little larger than the others. */
export const LitWindow = ({ home: { id, address, price }, nth, wide, tall }: LitWindowProps) => (
  <li className={styles.home} style={{ ...placed(wide, tall), ['--nth' as string]: nth }}>
    <svg className={styles.gable} viewBox="0 0 44 30" aria-hidden="true">
      <path d="M1 30V14L12 3L23 14V30Z" fill="#fbf4e6" />
      <path d="M23 30V14H41V30Z" fill="#c08a70" />
      <path d="M11.5 1H30L44 15H25Z" fill="#a9462f" />
      <path d="M7 26V15.5H17.5V26ZM28 24V17.5H34.5V24Z" className={styles.light} />
    </svg>
    <Link to={`/properties/${id}`} className={styles.homeLink} data-tooltip={`${address}, ${price}`}>
      <span className={styles.hidden}>
        {address}, {price}
      </span>
    </Link>
  </li>
);
