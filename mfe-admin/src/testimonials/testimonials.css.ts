import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });

export const desk = style({ display: 'grid', gap: 28, justifyItems: 'start', maxWidth: 860 });
export const list = style({ display: 'grid', gap: 16, width: '100%', justifyItems: 'start' });

export const quote = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  ...onNarrow({ gridTemplateColumns: '44px minmax(0, 1fr)', gap: '0 12px' }),
});
export const moves = style({ display: 'grid', ...onNarrow({ gridRow: '1 / 3' }) });
export const step = style({
  width: 44,
  height: 44,
  fontSize: 18,
  textAlign: 'center',
  selectors: { '&:disabled': { opacity: 0.35, cursor: 'default' } },
});
export const words = style({ minWidth: 0 });
export const said = style({
  maxWidth: '32em',
  font: `400 18.5px/1.45 ${vars.font.display}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const by = style({ paddingTop: 6, fontSize: 15, color: vars.tone.quiet });
export const stars = style({ display: 'inline-flex', gap: 2, verticalAlign: -2, color: vars.color.brassDeep });
export const acts = style({ display: 'flex', gap: 16 });
export const act = style({
  minWidth: 44,
  minHeight: 44,
  fontSize: 15,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
});
export const shown = style(onNarrow({ gridColumn: 2 }));
export const whole = style({ display: 'grid', gap: 28, width: '100%' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  ...onNarrow({ display: 'grid', width: '100%' }),
});
export const sent = style({
  display: 'grid',
  gap: 12,
  padding: '16px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 68,
  padding: '9px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const askedName = style({ display: 'block', fontSize: 16.5, fontWeight: 600 });
export const askedState = style({ display: 'block', fontSize: 14, color: vars.tone.quiet, overflowWrap: 'anywhere' });
export const link = style({ fontSize: 15, overflowWrap: 'anywhere', userSelect: 'all' });
