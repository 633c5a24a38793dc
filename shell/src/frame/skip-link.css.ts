import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Visible only while it has the focus. */
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
  // On paper, what is above the window would appear on the page before.
  '@media': { print: { display: 'none' } },
});
