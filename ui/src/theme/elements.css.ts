/** The styles of bare elements. */
import { layers, media, vars } from '../contract.css.ts';
import { layered } from '../layered.ts';

const { globalStyle } = layered(layers.tokens);

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // The height of the header, so that focused elements and anchors are never hidden below it.
  scrollPaddingTop: 96,
});
globalStyle('body, :host', {
  margin: 0,
  background: vars.color.paper,
  color: vars.tone.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: 400,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontOpticalSizing: 'auto',
  lineHeight: 1.06,
  letterSpacing: '-.018em',
  textWrap: 'balance',
});
// Not on phones: there it takes as long as all other layout of a page, and narrow columns gain nothing.
globalStyle('p', { '@media': { [`not all and ${media.column}`]: { textWrap: 'pretty' } } });
// Each paragraph runs in the direction of its first letter, as agent and visitors write in any language.
globalStyle('h1, h2, h3, h4, p, blockquote, figcaption, figcaption > *, li, dd, td, textarea', {
  unicodeBidi: 'plaintext',
});
globalStyle(':focus-visible', { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 3 });
// A press that is stored until its script is loaded. A button that is busy itself (`aria-disabled`) has another look.
globalStyle('button[aria-busy="true"]:not([aria-disabled])', { cursor: 'progress', opacity: 0.7 });
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0) no-repeat center / 13px 13px`;
// The browser's own button is blue, and small for a thumb.
globalStyle('[type="search"]::-webkit-search-cancel-button', {
  appearance: 'none',
  width: 24,
  height: 24,
  background: `${stroke(45)}, ${stroke(-45)}`,
  cursor: 'pointer',
});
// The button would take space from the placeholder of an empty field.
globalStyle('[type="search"]:placeholder-shown::-webkit-search-cancel-button', { display: 'none' });
globalStyle('::selection', { background: vars.color.glass, color: vars.color.navy });
