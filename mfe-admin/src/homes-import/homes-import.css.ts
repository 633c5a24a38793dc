import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });

export const desk = style({ display: 'grid', gap: 30, maxWidth: 860 });
export const drop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  padding: 28,
  background: vars.color.sheet,
  border: `1.5px dashed ${vars.color.field}`,
  ...onNarrow({ padding: 20 }),
});
export const pick = style({
  cursor: 'pointer',
  paddingBlock: 8,
  lineHeight: 1.2,
  whiteSpace: 'normal',
  selectors: { '&:has(+ :focus-visible)': { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 2 } },
});
/** Only its label is visible. */
export const file = style({ position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
});

export const plan = style({
  display: 'grid',
  gap: 12,
  padding: '18px 20px',
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
});
export const summary = style({ fontSize: 16.5, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const hint = style({ color: vars.color.coral, fontWeight: 600, fontSize: 15.5, lineHeight: 1.45 });
export const drafts = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, fontSize: 15.5 });
export const box = style({ width: 20, height: 20, flex: 'none', accentColor: vars.color.glassDeep });
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });

export const part = style({ display: 'grid', gap: 4, minWidth: 0 });
export const title = style({
  font: `400 24px/1.2 ${vars.font.display}`,
  paddingBottom: 10,
  borderBottom: `1px solid ${vars.tone.edge}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 240px) minmax(0, 1fr)',
  gap: '2px 14px',
  padding: '11px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  fontSize: 15.5,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ...onNarrow({ gridTemplateColumns: '40px minmax(0, 1fr)' }),
});
export const wrong = style({ color: vars.color.coral });
export const number = style({ color: vars.tone.quiet, ...onNarrow({ gridRow: '1 / 3' }) });
export const address = style({ fontWeight: 600 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: '0 32px',
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
});
export const columnTitle = style({ fontSize: 15.5, overflowWrap: 'anywhere' });
export const choice = style({
  minHeight: 44,
  width: '100%',
  padding: '0 8px',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  background: vars.color.sheet,
  color: vars.tone.ink,
  font: `500 15.5px/1.4 ${vars.font.text}`,
});
