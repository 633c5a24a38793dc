import { keyframes } from '@vanilla-extract/css';
import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 9,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: vars.color.paper,
  background: vars.color.navy,
  animation: `${rise} ${vars.time.dialog} ${vars.ease}`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { borderTop: '1px solid' },
    print: { display: 'none' },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: `8px ${vars.space.s5}`,
  minHeight: 72,
  paddingBlock: vars.space.s2,
  // In the narrowest windows the words have a line of their own.
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: 8, minHeight: 64 } },
});

export const words = style({
  overflowWrap: 'break-word',
  font: `500 20px/1.2 ${vars.font.display}`,
  '@media': { [media.phone]: { flex: 1, fontSize: 18 } },
});

export const pictures = style({
  flex: 1,
  display: 'flex',
  gap: 8,
  '@media': { [media.phone]: { display: 'none' } },
});
export const picture = style({ width: 64, height: 46, overflow: 'hidden' });

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -13,
});
