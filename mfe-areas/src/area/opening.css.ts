import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Never higher than the whole picture at full width, nor than most of the window. */
export const scene = style({
  height: 'min(56.25vw, max(460px, 76svh))',
  '@media': { [media.column]: { height: 420 } },
});

export const plate = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: 760,
  marginTop: -64,
  padding: 'clamp(24px, 2.4vw, 36px) clamp(24px, 3vw, 48px) 0 0',
  background: vars.color.paper,
  '@media': { [media.column]: { marginTop: 0 } },
  // The paper reaches to the left edge of the window, wherever the column begins.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 100% 0 auto',
    width: '50vw',
    background: vars.color.paper,
  },
});

export const title = style({
  paddingTop: vars.space.s3,
  // On a phone no larger than the longest name of a town has room for.
  fontSize: 'min(clamp(46px, 7.4vw, 104px), 15.4vw)',
  fontWeight: 360,
  lineHeight: 0.92,
  letterSpacing: '-.038em',
  overflowWrap: 'anywhere',
});

export const subtitle = style({
  paddingTop: 18,
  fontFamily: vars.font.lead,
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  lineHeight: 1.45,
});

/**
 * On phones the picture is cropped to an upright shape. Half of its full width is sharp enough, with half of the bytes.
 */
export const sizes = `${media.phone} 400px, ${media.column} 747px, 100vw`;
