import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './panel.css.ts';
import { type Tone, tone as tones } from './tone.css.ts';

export interface PanelProps extends BoxProps {
  tone?: Tone | undefined;
  inset?: keyof typeof styles.inset | undefined;
}

/** A box with a hairline border. */
export function Panel({ tone = 'sheet', inset = 'snug', className, ...rest }: PanelProps) {
  const edge = tone === 'glass' ? styles.glassEdge : styles.panel;
  return <Box className={cx(tones[tone], edge, styles.inset[inset], className)} {...rest} />;
}
