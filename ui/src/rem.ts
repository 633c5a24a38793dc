/** Pixels as what the visitor's browser is told to make of them: a larger font there makes text larger here, and arrangements narrower. */

/** Pixels to one `rem` where nobody chose another font size. */
const REM = 16;

/** The same text with each length in pixels as `rem`: `15px` is `0.9375rem`. Holds in media and container queries, too. */
export const inRem = (text: string): string =>
  text.replaceAll(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number(pixels) / REM}rem`);
