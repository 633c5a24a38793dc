import { media, vars } from '../contract.css.ts';
import { globalStyle, style } from '../ui-layer.ts';

const bleed = { [media.column]: { marginInline: `calc(-1 * ${vars.space.gutter})` } };

/** Without scripts there are no arrows, so the row shows its scroll bar. */
const withoutScripts = '(scripting: none)';

/** On phones the picture reaches to the edges of the screen. Paper has its own margin. */
export const main = style({ position: 'relative', '@media': { ...bleed, print: { marginInline: 0 } } });

export const slides = style({
  aspectRatio: '16 / 10',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [media.column]: { aspectRatio: '4 / 3' },
    [withoutScripts]: { scrollbarWidth: 'auto' },
    print: { aspectRatio: '16 / 9' },
  },
});

export const track = style({ display: 'grid', height: '100%' });

export const slide = style({
  minWidth: 0,
  minHeight: 0,
  gridRow: 1,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const whole = style({});
globalStyle(`${whole} img`, { objectFit: 'contain' });
globalStyle(`${whole} picture`, { background: 'center / contain no-repeat' });

/** Stays over the visible picture while the row scrolls below it. */
export const over = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  gridRow: 1,
  gridColumn: '1 / -1',
  justifySelf: 'start',
});

/** Covers the whole picture, so that a press anywhere enlarges it. */
export const enlarge = style({
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: -6 } },
});

export const arrows = style({
  position: 'absolute',
  zIndex: 2,
  right: 18,
  bottom: 18,
  display: 'flex',
  gap: 12,
  vars: { [vars.tone.focus]: vars.color.navy },
  '@media': {
    [media.phone]: { right: 12, bottom: 12, gap: 8 },
    print: { display: 'none' },
  },
});

export const count = style({
  position: 'absolute',
  zIndex: 2,
  left: 18,
  bottom: 18,
  pointerEvents: 'none',
  background: vars.color.sheet,
  color: vars.color.navy,
  padding: '0 14px',
  lineHeight: '36px',
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 2,
  '@media': {
    [media.phone]: { left: 12, bottom: 12 },
    [withoutScripts]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** One row. A picture cut at the edge shows that the row goes on. */
export const thumbs = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 92,
  justifyContent: 'start',
  gap: 10,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingTop: 10,
  '@media': {
    [media.column]: {
      ...bleed[media.column],
      gridAutoColumns: 74,
      gap: 6,
      paddingTop: 6,
      paddingInline: vars.space.gutter,
      scrollPaddingInline: vars.space.gutter,
    },
    [withoutScripts]: { display: 'none' },
    print: {
      display: 'grid',
      gridAutoFlow: 'row',
      gridTemplateColumns: '1fr 1fr',
      marginInline: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});

// On paper, four more pictures beside the current one.
globalStyle(`${thumbs} > :nth-child(n + 6)`, { '@media': { print: { display: 'none' } } });
globalStyle(`${thumbs} > :has([aria-current="true"])`, { '@media': { print: { display: 'none' } } });

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 64,
  '@media': { [media.column]: { height: 52 }, print: { height: 'auto', aspectRatio: '16 / 9' } },
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.color.navy}`,
    },
  },
});
