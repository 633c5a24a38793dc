import { keyframes } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const leave = keyframes({ to: { opacity: 0 } });

/** It wraps to a second line if its words are wider than usual, as with increased letter spacing. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Less of it in a narrow window: there the names beside it need the room.
  columnGap: 'clamp(14px, 4vw - 28px, 30px)',
});

export const item = style({ position: 'relative' });

/** An entry of the menu: a link, or the button of a dropdown. */
export const menuLinkClass = style({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  fontSize: 15.5,
  fontWeight: 500,
  color: vars.tone.ink,
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 2,
  textUnderlineOffset: 7,
  selectors: {
    '&:hover, &[aria-current="page"], &[data-state="open"]': { textDecorationLine: 'underline' },
  },
});

/** The button of a plain dropdown, without the browser's own triangle. */
export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: `transform ${vars.time.color}`,
  selectors: { '[data-state="open"] > &, [open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: -24,
  zIndex: 10,
  padding: '14px 10px',
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}, ${vars.shadow.lift}`,
  animation: `${arrive} ${vars.time.dialog} ${vars.ease}`,
  selectors: {
    // Bridges the gap, so that the pointer can move from the button to the panel.
    '&::before': { content: '""', position: 'absolute', inset: '-8px 0 auto', height: 8 },
    '&[data-state="closed"]': { animation: `${leave} ${vars.time.color} ease-in forwards` },
  },
});

export const panelColumns = variants({
  1: { minWidth: 220 },
  2: { columnCount: 2, width: 440 },
  3: { columnCount: 3, width: 620 },
});

/** A link in a dropdown's panel. */
export const panelLinkClass = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  breakInside: 'avoid',
  fontSize: 15.5,
  fontWeight: 500,
  borderRadius: 2,
  transition: `background-color ${vars.time.color}`,
  selectors: {
    '&:hover': { background: vars.color.dune },
    '&[aria-current="page"]': { background: vars.color.glassPale },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
