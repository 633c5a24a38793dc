import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './prose.css.ts';

/** Running text in lines of readable length. */
export function Prose({ className, ...rest }: BoxProps) {
  return <Box className={cx(styles.prose, className)} {...rest} />;
}

/** For screen readers only. */
export function VisuallyHidden({ as = 'span', className, ...rest }: BoxProps) {
  return <Box as={as} className={cx(styles.visuallyHidden, className)} {...rest} />;
}
