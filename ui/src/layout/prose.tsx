import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './prose.css.ts';

/** Running text at a readable measure. */
export function Prose({ className, ...rest }: BoxProps) {
  return <Box className={cx(styles.prose, className)} {...rest} />;
}

/** Heard by a screen reader, seen by nobody. */
export function VisuallyHidden({ as = 'span', className, ...rest }: BoxProps) {
  return <Box as={as} className={cx(styles.visuallyHidden, className)} {...rest} />;
}
