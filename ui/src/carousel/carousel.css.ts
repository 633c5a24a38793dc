import { createVar } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

const visible = createVar();
const gap = createVar();

/** On a phone: the width of a single item, and the width that leaves a strip of the next item visible in the gutter. */
const alone = `calc(100% + 8px - ${vars.space.gutter})`;
const one = `calc(${alone} - ${gap} - 12px)`;

/** Clips what is out of view, but not the focus ring of what is in view. */
export const viewport = style({
  overflow: 'clip',
  overflowClipMargin: 8,
  // On a phone the viewport reaches to the edge of the screen, where a part of the next item is visible.
  '@media': { [media.carousel]: { marginRight: `calc(8px - ${vars.space.gutter})` } },
});

export const track = style({
  vars: { [gap]: 'clamp(24px, 3.4vw, 52px)' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${visible} - 1) * ${gap}) / ${visible})`,
  columnGap: gap,
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.carousel]: { gridAutoColumns: alone } },
});

/** The first slot lies out of view, to the left. */
export const moving = style({
  position: 'relative',
  left: `calc(-1 * ((100% - (${visible} - 1) * ${gap}) / ${visible} + ${gap}))`,
  '@media': { [media.carousel]: { gridAutoColumns: one, left: `calc(-1 * (${one} + ${gap}))` } },
});

export const inSight = variants({
  1: { vars: { [visible]: '1' } },
  2: { vars: { [visible]: '2' } },
  3: { vars: { [visible]: '3' } },
});

export const slot = style({ display: 'grid', minWidth: 0 });

export const steer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `12px ${vars.space.s5}`,
  paddingTop: vars.space.s7,
  '@media': {
    [media.column]: { paddingTop: 28 },
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', rowGap: 4, paddingTop: vars.space.s3 },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** “3 / 12”, where there is no space for words. */
export const count = style({
  marginRight: 'auto',
  paddingRight: vars.space.s2,
  alignSelf: 'center',
  fontFamily: vars.font.display,
  fontSize: 20,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.tone.quiet,
});
export const current = style({ color: vars.tone.ink });

export const dots = style({ display: 'flex', flexWrap: 'wrap' });
/** On the right, also without dots. */
export const arrows = style({
  display: 'flex',
  gap: 12,
  marginLeft: 'auto',
  '@media': { [media.phone]: { marginLeft: 0 } },
});

export const dot = style({
  minWidth: 28,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    width: 9,
    height: 9,
    borderRadius: 5,
    boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
    transition: `background-color ${vars.time.color}`,
  },
  selectors: {
    '&:hover::before': { background: vars.color.glass },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="true"]::before': { width: 24, background: vars.tone.edge },
    '&[aria-current="true"]': { minWidth: 38 },
  },
  '@media': {
    [media.touch]: { minWidth: 44, selectors: { '&[aria-current="true"]': { minWidth: 44 } } },
    // Ten dots fit on one line. They may be small, because arrows and swipes do the same.
    [media.phone]: {
      flex: '1 1 0',
      minWidth: 26,
      maxWidth: 44,
      height: 32,
      selectors: { '&[aria-current="true"]': { minWidth: 32 } },
    },
    [media.forced]: { '::before': { border: '1.5px solid' } },
  },
});
