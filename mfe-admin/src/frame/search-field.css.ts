import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from './measures.ts';

const { style } = layered(layers.remotes);

export const field = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 200px',
  maxWidth: 360,
  '@media': { [narrow]: { maxWidth: 'none', flexBasis: '100%' } },
});
export const icon = style({ position: 'absolute', left: 14, top: 15, color: vars.tone.quiet });
export const input = style({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px 10px 42px',
  font: `400 17px/1.5 ${vars.font.text}`,
  color: vars.tone.ink,
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  appearance: 'none',
  selectors: { '&::placeholder': { color: vars.tone.quiet, opacity: 1 } },
});
