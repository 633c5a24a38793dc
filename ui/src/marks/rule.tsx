import { cx } from '../cx.ts';
import * as styles from './rule.css.ts';

/** A horizontal line. */
export function Rule({ look = 'hair' }: { look?: keyof typeof styles.look }) {
  return <hr className={cx(styles.rule, styles.look[look])} />;
}
