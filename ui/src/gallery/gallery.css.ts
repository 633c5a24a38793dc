import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const bleed = { [media.column]: { marginInline: `calc(-1 * ${vars.space.gutter})` } };

/** On phones the picture runs from edge to edge. */
export const main = style({ position: 'relative', '@media': bleed });

/** Lies over the whole picture: a press anywhere shows it large. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: -6 } },
});

export const arrows = style({
  position: 'absolute',
  right: 18,
  bottom: 18,
  display: 'flex',
  gap: 12,
  vars: { [vars.tone.focus]: vars.color.navy },
});

export const count = style({
  position: 'absolute',
  left: 18,
  bottom: 18,
  background: vars.color.sheet,
  color: vars.color.navy,
  padding: '0 14px',
  lineHeight: '36px',
  fontSize: 14.5,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 2,
});

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 10,
  paddingTop: 10,
  '@media': { [media.column]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: 44,
  selectors: {
    '&[aria-current="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.color.navy}`,
    },
  },
});
