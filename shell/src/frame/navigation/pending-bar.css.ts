import { keyframes } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } });

export const bar = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 40,
  height: 3,
  background: vars.color.brass,
  transformOrigin: 'left',
  // Most pages arrive within the delay, so they never show the bar.
  transform: 'scaleX(0)',
  animation: `${grow} 6s cubic-bezier(.1, .7, .2, 1) 180ms forwards`,
});
