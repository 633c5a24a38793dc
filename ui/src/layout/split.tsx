import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './split.css.ts';

export interface SplitProps extends BoxProps {
  ratio?: keyof typeof styles.ratio | undefined;
  gap?: keyof typeof styles.splitGap | undefined;
  align?: keyof typeof styles.alignItems | undefined;
  /** Keeps two columns on tablets. */
  keepOnTablet?: boolean | undefined;
}

/** Two unequal columns. One column up to 820 px. */
export function Split({ ratio = '5:6', gap = 'wide', align = 'start', keepOnTablet, className, ...rest }: SplitProps) {
  const arrangement = cx(styles.split, styles.ratio[ratio], styles.splitGap[gap], styles.alignItems[align]);
  return <Box className={cx(arrangement, keepOnTablet && styles.tabletSplit, className)} {...rest} />;
}
