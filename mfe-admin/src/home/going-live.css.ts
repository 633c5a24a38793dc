import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 10,
  padding: '4px 10px 12px 0',
});
export const label = style({ display: 'grid', gap: 6, fontSize: 15, fontWeight: 600, flex: '1 1 220px' });
export const field = style({
  minHeight: 48,
  padding: '0 12px',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  background: vars.color.paper,
  color: vars.tone.ink,
  font: `400 16px/1.4 ${vars.font.text}`,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.coral } },
});
export const wrong = style({ flexBasis: '100%', color: vars.color.coral, fontSize: 14.5, fontWeight: 500 });
