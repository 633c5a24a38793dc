import { useNavigation } from 'platform';
import * as styles from './pending-bar.css.ts';

/** A thin line at the top while the next page is loading, if that takes a moment. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
