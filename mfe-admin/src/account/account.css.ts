import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { halves, narrow, tablet } from '../frame/measures.ts';

const { style } = layered(layers.remotes);
const dotted = `1px dotted ${vars.color.field}`;

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '36px 48px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 30 }, [tablet]: halves },
});
export const stack = style({ display: 'grid', gap: 36, alignContent: 'start', minWidth: 0 });
export const form = style({ maxWidth: 420, paddingTop: 16 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 68,
  padding: '9px 0',
  borderBottom: dotted,
  selectors: { '&:last-child': { marginBottom: 14 } },
});
/** Beside a button; above it where the letters are so large that a word would break. */
export const words = style({ flex: '1 1 8em' });
/** Names that somebody typed, or that a browser gives itself. They may contain no space. */
export const name = style({ display: 'block', fontSize: 16.5, fontWeight: 600, overflowWrap: 'anywhere' });
export const quiet = style({ display: 'block', fontSize: 14, color: vars.tone.quiet, overflowWrap: 'anywhere' });

export const day = style({
  padding: '14px 0 6px',
  font: `italic 400 17px/1.2 ${vars.font.display}`,
  color: vars.tone.body,
});
export const deed = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 12,
  padding: '9px 0',
  borderBottom: dotted,
  fontSize: 15.5,
  overflowWrap: 'anywhere',
});
export const hour = style({ fontSize: 14, color: vars.tone.quiet });
