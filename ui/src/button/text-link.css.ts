import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

/** A link that stands alone, with an arrow. It is 44 px tall, and its words, in a `span`, have a brass underline. */
export const textLinkClass = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontWeight: 600,
  fontSize: 16,
  color: vars.tone.ink,
});

/** The words of a text link. */
export const textLinkWordsClass = style({
  paddingBottom: 4,
  boxShadow: `inset 0 -2px 0 ${vars.color.brass}`,
  transition: `box-shadow ${vars.time.color}`,
  selectors: { [`${textLinkClass}:hover &`]: { boxShadow: `inset 0 -4px 0 ${vars.color.brass}` } },
  '@media': { [media.forced]: { textDecoration: 'underline' } },
});

/** A link inside running text. */
export const inlineLinkClass = style({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 1.5,
  textUnderlineOffset: 4,
  transition: `text-decoration-color ${vars.time.color}`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/**
 * A link without an underline, such as a telephone number or a link in the footer. At least 44 px tall on touch
 * screens.
 */
export const plainLinkClass = style({
  fontWeight: 600,
  color: vars.tone.ink,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 } },
});
