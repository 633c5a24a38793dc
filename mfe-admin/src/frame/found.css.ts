import { keyframes } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);
const appear = keyframes({ from: { opacity: 0 } });

export const found = style({
  selectors: { '&[aria-busy="true"]': { opacity: 0.3, transition: `opacity ${vars.time.color} 300ms` } },
});
export const overList = style({
  position: 'absolute',
  zIndex: 1,
  padding: '20px 24px',
  color: vars.tone.body,
  background: vars.color.paper,
  animation: `${appear} ${vars.time.color} 300ms both`,
});
