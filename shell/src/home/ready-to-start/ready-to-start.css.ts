import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${vars.space.s6} ${vars.space.s8}`,
  boxShadow: `0 0 0 1px ${vars.color.glassEdge}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s3, padding: vars.space.s5 },
  },
});

export const text = style({ maxWidth: '30.8em' });
export const actions = style({
  minWidth: 250,
  // The two buttons share a line, with the number below.
  '@media': { [media.phone]: { minWidth: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  fontFamily: vars.font.display,
  fontSize: 26,
  lineHeight: 1.1,
  letterSpacing: '-.015em',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.brass, textUnderlineOffset: 6 },
  },
});
