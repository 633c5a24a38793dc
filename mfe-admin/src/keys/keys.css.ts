import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const sections = style({
  columns: 2,
  columnGap: 40,
  paddingTop: 14,
  '@media': { [media.column]: { columns: 1 } },
});
export const section = style({ breakInside: 'avoid', paddingBottom: 20 });
export const name = style({
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: 18,
  lineHeight: 1.3,
  fontWeight: 400,
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.tone.edge}`,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 38,
  fontSize: 15,
  borderBottom: `1px dotted ${vars.color.field}`,
});
export const keys = style({ display: 'flex', gap: 5, whiteSpace: 'nowrap' });
export const between = style({ fontSize: 14, color: vars.tone.quiet });
export const key = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '0 5px',
  border: `1px solid ${vars.color.field}`,
  borderRadius: 2,
  font: `600 13px/20px ${vars.font.text}`,
  textAlign: 'center',
});
export const letters = style({ paddingTop: 4, fontSize: 15 });
