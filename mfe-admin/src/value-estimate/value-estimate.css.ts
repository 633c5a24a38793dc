import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { inPairs } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

export const note = style({ padding: '12px 0', color: vars.tone.quiet });
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '12px 0',
  fontSize: 24,
  fontWeight: 600,
});
export const range = style({ fontSize: 15, fontWeight: 400, color: vars.tone.quiet });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: inPairs,
  alignItems: 'start',
  gap: 12,
  minWidth: 0,
});
export const earlier = style({ paddingTop: 14 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  fontSize: 15,
});
export const when = style({ color: vars.tone.quiet });
