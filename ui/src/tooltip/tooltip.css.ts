import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const arrive = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: 25,
  maxWidth: 280,
  padding: '7px 12px',
  background: vars.color.navy,
  color: vars.color.paper,
  fontSize: 14.5,
  lineHeight: 1.4,
  borderRadius: 2,
  animation: `${arrive} ${vars.time.color} ease-out`,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const arrow = style({ fill: vars.color.navy });
