import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { globalStyle, style } from '../ui-layer.ts';

/** The class of a picture while it moves from one page to the next. */
export const moved = style({});

const DURATION = '250ms';
const fadeIn = keyframes({ from: { opacity: 0 } });

// The page below stays usable during the transition.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: DURATION,
  animationTimingFunction: vars.ease,
  '@media': { [media.still]: { animation: 'none !important' } },
});

/**
 * Both pictures are cropped alike, whatever the box's shape on its way. They show the same thing, so the old one stays
 * opaque below the new one.
 */
globalStyle(`::view-transition-old(.${moved}), ::view-transition-new(.${moved})`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  overflow: 'clip',
  mixBlendMode: 'normal',
});
globalStyle(`::view-transition-old(.${moved})`, { animation: 'none' });
globalStyle(`::view-transition-new(.${moved})`, { animation: `${fadeIn} ${DURATION} ${vars.ease}` });
