import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const former = style({
  marginTop: 4,
  fontSize: 15,
  color: vars.color.slate,
  // Below the price.
  '@media': { print: { order: 5, gridColumn: 2, justifySelf: 'end', marginTop: 0 } },
});

export const list = style({ marginTop: vars.space.s4 });

/** A dot for each change, on one line. The latest dot is filled. */
export const change = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.s4,
  padding: `0 0 ${vars.space.s4} 26px`,
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${vars.color.navy}`,
    background: vars.color.paper,
    zIndex: 1,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 14,
    bottom: -8,
    width: 2,
    background: vars.color.rule,
  },
  selectors: { '&:first-child::before': { background: vars.color.navy }, '&:last-child::after': { display: 'none' } },
});
export const price = style({ font: `400 22px/1.2 ${vars.font.display}`, fontVariantNumeric: 'lining-nums' });
export const day = style({ gridColumn: '1 / -1', fontSize: 15, color: vars.color.slate });
