import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const footer = style({
  color: vars.tone.body,
  paddingTop: vars.space.s6,
  fontSize: vars.size.small,
  // A page with its own closing lines for paper says all of this itself.
  '@media': {
    [media.phone]: { paddingTop: vars.space.s4 },
    print: { selectors: { 'body:has([data-leaflet]) &': { display: 'none' } } },
  },
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4.4fr) repeat(2, minmax(0, 1.8fr)) minmax(0, 4fr)',
  gap: `${vars.space.s6} ${vars.space.s7}`,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
  '@media': {
    [media.menu]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 0,
      paddingBlock: `${vars.space.s3} ${vars.space.s4}`,
    },
  },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: 30,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
  color: vars.tone.ink,
});

/** On a phone the lists below are folded. */
export const identity = style({ '@media': { [media.phone]: { paddingBottom: vars.space.s3 } } });

export const paragraph = style({
  paddingTop: 14,
  lineHeight: 1.6,
  fontStyle: 'normal',
  '@media': { [media.phone]: { paddingTop: vars.space.s2 } },
});

/** One below the other; on a phone in one line, if they fit. */
export const phones = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { flexFlow: 'row wrap', columnGap: 14 } },
});

export const contact = style({
  color: vars.tone.ink,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 } },
});

export const twoColumns = style({ columnCount: 2, columnGap: vars.space.s5 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  selectors: { '&:hover': { color: vars.tone.ink, textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [media.touch]: { minHeight: 44, minWidth: 44 } },
});
