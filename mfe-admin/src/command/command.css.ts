import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** The height does not depend on the number of results, so that nothing moves. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(560px, calc(100dvh - 40px))',
  '@media': { [media.column]: { height: '100dvh' } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  flex: 'none',
  minHeight: 60,
  paddingInline: 20,
  background: vars.color.sheet,
  borderBottom: `1px solid ${vars.tone.edge}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.tone.focus}` } },
});
/** The bar around it shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 56,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.tone.ink,
  fontSize: 19,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const cancel = style({ minHeight: 44, paddingInline: 4, fontWeight: 600 });
export const found = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const group = style({
  padding: '12px 20px 4px',
  color: vars.tone.quiet,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: 16,
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '4px 20px',
  cursor: 'pointer',
  scrollMarginBlock: 44,
  transition: `background-color ${vars.time.color}`,
  selectors: {
    '&:hover': { background: vars.color.dune },
    '&[aria-selected="true"]': {
      background: vars.color.glassPale,
      boxShadow: `inset 4px 0 0 ${vars.color.glassDeep}`,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } } },
});
export const photo = style({ position: 'relative', width: 32, height: 26, overflow: 'hidden' });
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  fontSize: 16,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const aside = style({ fontSize: 14, color: vars.tone.quiet });
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  borderBottom: `2px solid ${vars.color.brass}`,
});
export const key = style({
  padding: '0 5px',
  border: `1px solid ${vars.color.field}`,
  borderRadius: 2,
  font: `600 13px/20px ${vars.font.text}`,
});
export const said = style({ display: 'grid', justifyItems: 'start', gap: 12, padding: '20px 20px 24px' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  flex: 'none',
  padding: '10px 20px',
  borderTop: `1px solid ${vars.color.duneDeep}`,
  color: vars.tone.quiet,
  fontSize: 14,
  '@media': { [media.column]: { display: 'none' } },
});
