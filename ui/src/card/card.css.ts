import { createVar } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { globalStyle, style } from '../ui-layer.ts';

const beside = createVar();

/** A picture with text under it, without a box around them. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid' } },
});

export const picture = style({ position: 'relative', background: vars.color.dune });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  paddingTop: 16,
});

export const address = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: 600,
  lineHeight: 1.6,
  letterSpacing: 0,
  paddingTop: 6,
});
export const place = style({ color: vars.tone.quiet, fontSize: vars.size.small });

/** The link in the card's name. It covers the whole card, and so does its focus ring. */
export const cardLinkClass = style({
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 3 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${frame}:hover &`]: {
          textDecoration: 'underline',
          textDecorationColor: vars.color.brass,
          textDecorationThickness: 2,
          textUnderlineOffset: 5,
        },
      },
    },
  },
});

/** Each figure has a rule before it. The rule at the beginning of a line is clipped. */
export const specs = style({
  vars: { [beside]: '14px' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px calc(2 * ${beside} + 1px)`,
  overflowX: 'clip',
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${vars.tone.line}`,
  fontSize: vars.size.small,
  color: vars.tone.body,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [media.tablet]: { vars: { [beside]: '10px' } } },
});

export const spec = style({
  marginLeft: `calc(-1 * ${beside} - 1px)`,
  paddingLeft: beside,
  borderLeft: `1px solid ${vars.tone.line}`,
  maxWidth: `calc(100% + ${beside} + 1px)`,
  overflowWrap: 'anywhere',
});

export const unit = style({ textDecoration: 'none' });

globalStyle(`${spec} b`, { fontWeight: 600, color: vars.tone.ink });
