import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Over the open sea, where there is no town; in narrow windows over the far shore. */
export const card = style({
  position: 'absolute',
  zIndex: 6,
  top: '24%',
  right: 32,
  width: 292,
  maxHeight: 'calc(76% - 32px)',
  overflow: 'auto',
  background: vars.color.sheet,
  color: vars.color.navy,
  boxShadow: '0 24px 60px -24px rgb(16 41 63 / .6)',
  '@media': {
    [media.column]: {
      inset: '12px 12px auto auto',
      width: 'min(100% - 24px, 440px)',
      maxHeight: 'calc(100% - 24px)',
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
    },
    [media.forced]: { border: '1px solid' },
  },
});

export const poster = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  '@media': { [media.column]: { aspectRatio: 'auto' } },
});

export const close = style({
  position: 'absolute',
  top: 10,
  right: 10,
  '@media': { [media.column]: { top: 2, right: 2 } },
});

export const words = style({
  padding: '18px 20px 10px',
  '@media': { [media.column]: { padding: '12px 12px 4px 14px' } },
});

export const name = style({
  fontSize: 30,
  letterSpacing: '-.018em',
  '@media': { [media.column]: { paddingRight: 40, fontSize: 22 } },
});

/** Its line is reserved before the count is known. */
export const count = style({
  minHeight: '1.5em',
  paddingTop: 4,
  fontSize: 15.5,
  lineHeight: 1.5,
  color: vars.color.harbor,
});

export const homes = style({ marginTop: vars.space.s2 });

export const home = style({
  position: 'relative',
  padding: '9px 0',
  borderTop: `1px solid ${vars.color.duneDeep}`,
  '@media': { [media.column]: { padding: '6px 0' } },
});

/** The link covers its row. */
export const homeLink = style({
  fontFamily: vars.font.display,
  fontSize: 21,
  lineHeight: 1.2,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': {
    [media.column]: { fontSize: 17 },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } } },
  },
});

export const facts = style({ display: 'block', fontSize: 14, lineHeight: 1.35, color: vars.color.slate });

/** The width of the picture on the card. */
export const sizes = `${media.column} 96px, 292px`;
