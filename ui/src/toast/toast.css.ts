import { createVar, keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

const edge = createVar();
const start = createVar();

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${start})` } });
const leave = keyframes({ to: { opacity: 0 } });
const swipedOut = keyframes({ to: { transform: 'translateX(110%)' } });

export const viewport = style({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 'min(460px, 100%)',
  padding: 20,
  // Above a bar at the bottom of the window. The part with the bar sets its height.
  paddingBottom: 'calc(20px + var(--room-below, 0px))',
  maxHeight: '100dvh',
  pointerEvents: 'none',
  vars: { [start]: '12px' },
  selectors: { '&:focus-visible': { outline: 'none' } },
  // There the lower edge has the actions of sheets and bars: whoever reads that one failed wants to press it again. At the
  // upper one are the header and a dialog's cross.
  '@media': { [media.column]: { top: 60, bottom: 'auto', paddingBottom: 20, vars: { [start]: '-12px' } } },
});

export const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '5px minmax(0, 1fr) 48px',
  animation: `${arrive} ${vars.time.dialog} ${vars.ease}`,
  '::before': { content: '""', background: edge },
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.time.color} ease-in forwards` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.time.dialog}` },
    '&[data-swipe="end"]': { animation: `${swipedOut} ${vars.time.color} ease-out forwards` },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const toastTone = variants({
  default: {
    vars: { [edge]: vars.color.glassDeep },
    background: vars.color.sheet,
    color: vars.color.navy,
    boxShadow: `0 0 0 1px ${vars.color.duneDeep}, ${vars.shadow.lift}`,
  },
  destructive: {
    vars: { [edge]: vars.color.coralDeep, [vars.tone.focus]: vars.color.sheet, [vars.tone.body]: vars.color.sheet },
    background: vars.color.coral,
    color: vars.color.sheet,
    boxShadow: vars.shadow.lift,
  },
});

export const said = style({ padding: '15px 6px 16px 16px' });
export const title = style({ fontWeight: 600 });
export const description = style({ color: vars.tone.body, fontSize: 15.5, lineHeight: 1.45 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  height: 48,
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});
