import { Link } from 'platform';
import * as styles from './heart.css.ts';
import { HeartIcon } from './heart-icon.tsx';
import { savedHomes } from './saved-homes.ts';

/**
 * The link to the saved homes, with their number. `name`: beside a button “Save”, “Saved” alone would read like a
 * state.
 */
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
