import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { halves, largeLetters, narrow, tablet } from '../frame/measures.ts';

const { style } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });
/** Forced colors drop the backgrounds of which a chart is made. */
const byForce = (background: string) =>
  ({
    '@media': { [media.forced]: { forcedColorAdjust: 'none', background } },
  }) as const;
const dotted = `1px dotted ${vars.color.field}`;

export const spans = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBottom: 20 });
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '18px 40px',
  paddingBottom: 28,
  ...onNarrow({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 20 }),
});
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '36px 48px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 30 }, [tablet]: halves },
});
export const none = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '14px 0',
  color: vars.tone.quiet,
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '178px minmax(0, 1fr) 84px',
  gap: 14,
  alignItems: 'center',
  minHeight: 40,
  borderBottom: dotted,
  fontSize: 15,
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', padding: '8px 0' }),
});
export const barName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const track = style({ display: 'block', ...onNarrow({ gridColumn: '1 / -1', gridRow: 2 }) });
export const nowBar = style({
  display: 'block',
  height: 14,
  background: vars.color.glassDeep,
  ...byForce('CanvasText'),
});
export const beforeBar = style({
  display: 'block',
  height: 3,
  marginTop: 2,
  background: vars.color.field,
  ...byForce('GrayText'),
});
export const value = style({ textAlign: 'right', font: `400 18px/1 ${vars.font.display}` });
export const small = style({ marginLeft: 6, font: `400 13.5px/1 ${vars.font.text}`, color: vars.tone.quiet });

export const spark = style({
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr) 48px',
  gap: 14,
  alignItems: 'end',
  padding: '9px 0 8px',
  borderBottom: dotted,
  fontSize: 15,
  '@media': {
    [narrow]: { gridTemplateColumns: '96px minmax(0, 1fr) 44px' },
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px' },
  },
});
export const columns = style({
  '@media': { [largeLetters]: { gridColumn: '1 / -1', gridRow: 2 } },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  alignItems: 'end',
  height: 38,
});
export const column = style({
  minHeight: 2,
  background: vars.color.glassDeep,
  selectors: { '&:last-child': { background: vars.tone.ink } },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { '&:last-child': { background: 'Highlight' } },
    },
  },
});
export const columnEmpty = style({
  background: vars.color.duneDeep,
  selectors: { '&:last-child': { background: vars.color.duneDeep } },
  '@media': { [media.forced]: { background: 'GrayText', selectors: { '&:last-child': { background: 'GrayText' } } } },
});
export const total = style({ textAlign: 'right', font: `400 20px/1 ${vars.font.display}` });

export const figures = style({ paddingTop: 4 });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: 4,
});
export const scroll = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  borderTop: `3px double ${vars.tone.edge}`,
});
const anyCell = {
  padding: '8px 0 8px 12px',
  textAlign: 'right',
  fontWeight: 400,
  borderBottom: dotted,
  selectors: { '&:first-child': { textAlign: 'left', paddingLeft: 0 } },
} as const;
export const cell = style(anyCell);
export const headCell = style({
  ...anyCell,
  fontWeight: 600,
  color: vars.tone.quiet,
  borderBottom: `1px solid ${vars.tone.edge}`,
});
