import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './columns.css.ts';

export interface ColumnsProps extends BoxProps {
  count?: keyof typeof styles.wide | undefined;
  /** From 600 to 820 px. */
  tablet?: keyof typeof styles.tablet | undefined;
  /** Below 600 px. `rail`: one row that a finger scrolls, with a part of the next item visible. */
  phone?: keyof typeof styles.phone | undefined;
  gap?: keyof typeof styles.columnGap | undefined;
}

/** Equal columns, fewer on narrow screens. */
export function Columns({ count = 3, tablet = 2, phone = 1, gap = 'cards', className, ...rest }: ColumnsProps) {
  const counts = cx(styles.wide[count], styles.tablet[tablet], styles.phone[phone]);
  const isRail = phone === 'rail';
  return (
    <Box className={cx(styles.columns, counts, styles.columnGap[gap], isRail && styles.rail, className)} {...rest} />
  );
}
