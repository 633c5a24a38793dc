import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const arrive = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

/** The height that the bar of buttons and the space around it take. */
export const BESIDE = '136px';

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 25,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  alignItems: 'center',
  gap: 20,
  padding: 'clamp(12px, 2vw, 28px)',
  touchAction: 'pan-y pinch-zoom',
  animation: `${arrive} ${vars.time.dialog} ${vars.ease}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.time.color} ease-in forwards` },
    '&:focus-visible': { outline: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: vars.width.content,
});

export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.tone.body });
export const buttons = style({ display: 'flex', gap: 12, '@media': { [media.phone]: { gap: 8 } } });
