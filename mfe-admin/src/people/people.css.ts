import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { halves, tablet, wide } from '../frame/measures.ts';
import { desk } from '../theme/desk.css.ts';

const { style } = layered(layers.remotes);
const dotted = `1px dotted ${vars.color.field}`;

export const search = style({ display: 'flex', paddingBottom: 14 });
/** The layout depends on the width of its place: a page, or a column beside a home. */
export const people = style({ containerType: 'inline-size' });
/** A row where there is room, else a card. All of it is a link to the person. */
export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, .8fr)',
  gap: '2px 20px',
  alignItems: 'center',
  minHeight: 68,
  padding: '10px 0',
  borderBottom: dotted,
  '@container': { '(max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.dune } } },
  },
});
export const who = style({ display: 'grid', gap: 2, minWidth: 0 });
export const known = style({ display: 'grid', gap: 4, minWidth: 0 });
export const link = style({
  font: `600 16.5px/1.3 ${vars.font.text}`,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const reach = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
});
export const row = style({
  display: 'grid',
  gap: 2,
  minHeight: 68,
  alignContent: 'center',
  padding: '10px 0',
  borderBottom: dotted,
});
export const name = style({ font: `600 16.5px/1.3 ${vars.font.text}`, overflowWrap: 'anywhere' });
export const line = style({ fontSize: 15, lineHeight: 1.4, color: vars.tone.quiet, overflowWrap: 'anywhere' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingTop: 4 });
export const tag = style({
  padding: '1px 8px',
  borderRadius: 2,
  fontSize: 13.5,
  background: desk.badge.dune,
  color: desk.badge.duneInk,
});
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 30,
  alignItems: 'start',
  '@media': { [tablet]: halves, [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: 44 } },
});
export const stack = style({ display: 'grid', gap: 26, alignContent: 'start', minWidth: 0 });
export const note = style({ padding: '14px 0', color: vars.tone.quiet });
export const form = style({ display: 'grid', gap: 12, paddingTop: 14 });
