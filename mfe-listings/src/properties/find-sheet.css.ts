import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const form = style({ display: 'grid' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 24px',
  paddingBottom: vars.space.s5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
});

export const segments = style({
  display: 'flex',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  background: vars.color.sheet,
});

export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.rule}` } },
});

/** Covers its label, so that it is pressed, focused and announced as a radio button. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const segmentWords = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 46,
  paddingInline: 6,
  fontSize: 16,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

globalStyle(`${radio}:checked + ${segmentWords}`, { color: vars.color.paper, background: vars.color.navy });
globalStyle(`${radio}:focus-visible + ${segmentWords}`, {
  outline: `3px solid ${vars.color.glassDeep}`,
  outlineOffset: 2,
});
globalStyle(`${radio}:checked + ${segmentWords}`, {
  '@media': { [media.forced]: { outline: '3px solid Highlight', outlineOffset: -4 } },
});

export const clear = style({
  minHeight: 44,
  paddingInline: 8,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 2,
  textUnderlineOffset: 5,
});
