import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } });

/** At the top of the window. */
export const line = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 40,
  height: 3,
  background: vars.color.brass,
  transformOrigin: 'left',
  // Most of what is asked for arrives within the delay, and never shows the line.
  transform: 'scaleX(0)',
  animation: `${grow} 6s cubic-bezier(.1, .7, .2, 1) 180ms forwards`,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
