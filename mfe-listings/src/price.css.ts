import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Around a price, or words: the width that they may take. */
export const room = style({ containerType: 'inline-size' });

/**
 * As large as around it, unless its longest piece has no room there. No digit, and no sign of a price, is wider than
 * .54 em, nor than `--sign` says where another font is around it. A word of wide letters may be: it is broken.
 */
export const fitted = style({
  fontSize: 'clamp(10px, 100cqi / (var(--signs) * var(--sign, .54)), 1em)',
  letterSpacing: 'var(--close, -.02em)',
  overflowWrap: 'anywhere',
});

/**
 * As large as around them, unless the longest word has no room there. Below nine points, which no setting makes larger, it is
 * broken. `--letter`: about how wide a letter of the font around is, in em.
 */
export const fittedWords = style({
  fontSize: 'clamp(9pt, 100cqi / (var(--signs) * var(--letter)), 1em)',
  overflowWrap: 'anywhere',
});
