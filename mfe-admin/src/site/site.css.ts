import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

export const field = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  minHeight: 48,
  borderBottom: `1px dotted ${vars.color.field}`,
  '@media': { [narrow]: { gridTemplateColumns: '116px minmax(0, 1fr)' } },
});
export const wide = style({
  display: 'grid',
  gap: 8,
  padding: '14px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const text = style({ minHeight: 96, background: vars.color.sheet });
export const list = style({ minHeight: 72 });
export const short = style({ minHeight: 0 });
/** A legend stands above the padding of its group. */
export const legend = style({ paddingTop: 14 });
export const photo = style({
  width: 132,
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  background: vars.color.dune,
  color: vars.tone.quiet,
});
export const uploads = style({
  display: 'grid',
  maxWidth: 320,
  gap: 10,
  selectors: { '&:empty': { display: 'none' } },
});
export const choices = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
/** Its label is what is seen of it. */
export const picker = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 });
/** Shows where the keyboard is. */
export const choose = style({
  selectors: { [`${picker}:focus-visible + &`]: { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 2 } },
});
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
