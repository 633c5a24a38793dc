import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Not on paper: a leaflet of one home offers no other. */
export const nearby = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  paddingBlock: vars.space.section,
  '@media': { print: { display: 'none' } },
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const sales = style({ borderBlock: `3px solid ${vars.color.field}` });
export const sale = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.s4}`,
  paddingBlock: vars.space.s2,
  selectors: { '& + &': { borderTop: `1px dotted ${vars.color.field}` } },
});
export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  font: `500 20px/1.25 ${vars.font.display}`,
  overflowWrap: 'anywhere',
});
export const price = style({
  font: `400 20px/1.25 ${vars.font.display}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const facts = style({ gridColumn: '1 / -1', fontSize: 15, color: vars.color.slate });
