import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const row = style({
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15,
  fontWeight: 500,
});
export const toggle = style({
  appearance: 'none',
  flex: 'none',
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: 12,
  cursor: 'pointer',
  background: `radial-gradient(circle at 12px 12px, ${vars.color.sheet} 8px, transparent 8.5px), ${vars.color.field}`,
  selectors: {
    '&:checked': {
      background: `radial-gradient(circle at 28px 12px, ${vars.color.sheet} 8px, transparent 8.5px), ${vars.color.glassDeep}`,
    },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
  },
  // The knob is drawn by backgrounds, which forced colors drop, so the browser's own checkbox is shown.
  '@media': { [media.forced]: { appearance: 'auto' } },
});
