import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Out of sight until the keyboard reaches it. */
export const skipLink = style({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 50,
  padding: '12px 20px',
  background: vars.color.navy,
  color: vars.color.paper,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  // What is above the window stands on the page before, on paper.
  '@media': { print: { display: 'none' } },
});
