import { keyframes } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const corner = style({
  position: 'fixed',
  zIndex: 8,
  right: 20,
  bottom: 20,
  width: 'min(420px, calc(100% - 24px))',
  '@media': {
    [narrow]: { position: 'static', alignSelf: 'flex-end', width: 'min(420px, 100%)', pointerEvents: 'auto' },
  },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  paddingLeft: 16,
  background: vars.color.sheet,
  color: vars.tone.ink,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}, ${vars.shadow.lift}`,
  fontSize: 15.5,
  animation: `${arrive} ${vars.time.dialog} ${vars.ease}`,
});

export const words = style({ paddingBlock: 10, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const close = style({ display: 'grid', placeItems: 'center', width: 44, height: 44 });
