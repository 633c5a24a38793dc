import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { desk } from '../theme/desk.css.ts';

const { style } = layered(layers.remotes);

export const names = style({ fontFamily: vars.font.display, fontSize: 20, lineHeight: 1.35, fontWeight: 400 });
export const list = style({ borderTop: `1px solid ${vars.tone.edge}`, marginTop: 14 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 54,
  fontSize: 17,
  fontWeight: 500,
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const find = style({ width: '100%' });
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, paddingTop: 16 });
export const count = style({
  marginLeft: 'auto',
  minWidth: 22,
  paddingInline: 6,
  borderRadius: 11,
  background: vars.color.brass,
  color: desk.onAct,
  font: `600 13px/22px ${vars.font.text}`,
  textAlign: 'center',
});
