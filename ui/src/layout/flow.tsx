import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './flow.css.ts';

export interface FlowProps extends BoxProps {
  gap?: styles.Gap | undefined;
  align?: keyof typeof styles.align | undefined;
  justify?: keyof typeof styles.justify | undefined;
}

/** Items below one another, with even gaps. */
export function Stack({ gap = 's4', align = 'stretch', justify = 'start', className, ...rest }: FlowProps) {
  const names = cx(styles.stack, styles.gap[gap], styles.align[align], styles.justify[justify], className);
  return <Box className={names} {...rest} />;
}

/** Items beside one another, which wrap at the end of the line. */
export function Cluster({ gap = 's4', align = 'center', justify = 'start', className, ...rest }: FlowProps) {
  const names = cx(styles.cluster, styles.gap[gap], styles.align[align], styles.justify[justify], className);
  return <Box className={names} {...rest} />;
}
