import type { NavigationEntry } from 'platform';
import * as styles from './area-name.css.ts';

/** "Rumson, NJ", with the state in a quieter color. */
export const AreaName = ({ area }: { area: NavigationEntry }) => (
  <span>
    {area.name}, <span className={styles.state}>{area.state}</span>
  </span>
);
