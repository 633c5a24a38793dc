import { Link } from 'platform';
import * as styles from './heart.css.ts';
import { HeartIcon } from './heart-icon.tsx';
import { savedHomes } from './saved-homes.ts';

/** The way to what was saved, and how many they are. */
export function SavedLink() {
  const { length } = savedHomes.use();
  return (
    <Link to="/saved" className={styles.action}>
      <HeartIcon />
      Saved{length > 0 && ` (${length})`}
    </Link>
  );
}
