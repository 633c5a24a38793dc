import { Link } from 'platform';
import * as styles from './heart.css.ts';
import { HeartIcon } from './heart-icon.tsx';
import { savedHomes } from './saved-homes.ts';

/** The way to what was saved, and how many they are. `name`: where “Save” stands beside it, “Saved” alone would be read as a state. */
export function SavedLink({ name = 'Saved' }: { name?: string }) {
  const { length } = savedHomes.use();
  return (
    <Link to="/saved" className={styles.action}>
      <HeartIcon />
      {name}
      {length > 0 && ` (${length})`}
    </Link>
  );
}
