import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  background: vars.color.dune,
  borderRadius: 2,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.forced]: { border: '1px solid' } },
});
