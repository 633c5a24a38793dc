import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '8px 8px 0',
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
});

export const name = style({
  padding: '11px 2px 0',
  fontFamily: vars.font.display,
  fontSize: 18,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-.012em',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: {
          textDecoration: 'underline',
          textDecorationColor: vars.color.brass,
          textDecorationThickness: 2,
          textUnderlineOffset: 5,
        },
      },
    },
  },
});

export const state = style({ padding: '1px 2px 11px', fontSize: 13, color: vars.color.slate });

/** The width of the picture on a card. */
export const sizes = `${media.phone} 132px, ${media.column} 29vw, (max-width: 1440px) 14vw, 190px`;
