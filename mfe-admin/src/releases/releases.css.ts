import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { largeLetters } from '../frame/measures.ts';

const { style } = layered(layers.remotes);
const dotted = `1px dotted ${vars.color.field}`;

export const part = style({ borderBottom: dotted });
export const summary = style({
  display: 'block',
  position: 'relative',
  minHeight: 68,
  padding: '12px 32px 12px 0',
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({
  position: 'absolute',
  top: 22,
  right: 6,
  color: vars.tone.quiet,
  selectors: { [`${part}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const name = style({ display: 'block', fontSize: 16.5, fontWeight: 600 });
export const quiet = style({ display: 'block', fontSize: 14, color: vars.tone.quiet });
export const fault = style({ display: 'block', fontSize: 14, color: vars.color.brassDeep });
export const open = style({ display: 'grid', gap: 18, padding: '4px 0 20px' });
export const sizes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  fontSize: 14.5,
  color: vars.tone.body,
  overflowWrap: 'anywhere',
  '@media': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const size = style({ display: 'contents' });
export const figure = style({ textAlign: 'right' });
export const over = style({ color: vars.color.brassDeep, fontWeight: 600 });
export const release = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 60,
  padding: '8px 0',
  borderTop: dotted,
  overflowWrap: 'anywhere',
});
export const live = style({ flex: 'none', fontSize: 14, color: vars.tone.quiet });
export const deeds = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 8,
  maxWidth: '50%',
  // Below each other they take no more width than one of them, so that a version stays in one line.
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const act = style({ justifySelf: 'start' });
export const refused = style({
  display: 'grid',
  gap: 8,
  marginBottom: 28,
  // Keeps it clear of the bars of narrow pages.
  scrollMarginBlock: 80,
  padding: '14px 18px',
  background: vars.color.sheet,
  borderLeft: `5px solid ${vars.color.brass}`,
  overflowWrap: 'anywhere',
});
export const reasons = style({ display: 'grid', gap: 6, fontSize: 15 });
export const step = style({ padding: '9px 0', borderBottom: dotted, fontSize: 15.5, overflowWrap: 'anywhere' });
export const secret = style({
  padding: '12px 14px',
  background: vars.color.sheet,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 14,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
