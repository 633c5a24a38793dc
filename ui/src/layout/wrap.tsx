import { cx } from '../cx.ts';
import { Box, type BoxProps } from './box.tsx';
import { offscreen } from './offscreen.css.ts';
import { type Tone, tone as tones } from './tone.css.ts';
import * as styles from './wrap.css.ts';

/** The centered column of the page, with the outer gutter. */
export function Wrap({ className, ...rest }: BoxProps) {
  return <Box className={cx(styles.wrap, className)} {...rest} />;
}

export interface BandProps extends BoxProps {
  tone?: Tone | undefined;
  space?: keyof typeof styles.bandSpace | undefined;
}

/**
 * A full-width background with the spacing of a section. It sets the colors of everything on it. With the whole spacing
 * it is a section of its own, and `offscreen`.
 */
export function Band({ as = 'section', tone = 'paper', space = 'section', className, ...rest }: BandProps) {
  const late = space === 'section' && offscreen;
  return <Box as={as} className={cx(tones[tone], styles.bandSpace[space], late, className)} {...rest} />;
}
