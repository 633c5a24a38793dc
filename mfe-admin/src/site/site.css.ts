import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style, globalStyle } = layered(layers.remotes);

export const field = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  minHeight: 48,
  borderBottom: `1px dotted ${vars.color.field}`,
  '@media': { [narrow]: { gridTemplateColumns: 'max(116px, 6em) minmax(0, 1fr)' } },
});
// A name in two lines keeps a distance to the lines above and below.
globalStyle(`${field} > label`, { paddingBlock: 6, lineHeight: 1.35 });
export const wide = style({
  display: 'grid',
  gap: 8,
  padding: '14px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const text = style({ minHeight: 96, background: vars.color.sheet });
export const list = style({ minHeight: 72 });
export const short = style({ minHeight: 0 });
export const lines = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: { '&:empty': { display: 'none' } },
});
export const back = style({ minHeight: 44, fontSize: 14.5, fontWeight: 600, textDecoration: 'underline' });
export const meeting = style({ gridColumn: '1 / -1', marginBottom: 12 });
export const version = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  fontSize: 15,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const when = style({ display: 'block', color: vars.tone.quiet, fontSize: 14 });
export const note = style({ padding: '12px 0', fontSize: 15, lineHeight: 1.5, color: vars.tone.quiet });
