/** Bare elements, as the page wants them before any component speaks. */
import { layers, media, vars } from '../contract.css.ts';
import { layered } from '../layered.ts';

const { globalStyle } = layered(layers.tokens);

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Kept clear of the header, so that focus and anchors never end up underneath it.
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
// On a phone it takes as long as all other layout of a page, and its narrow columns gain nothing.
globalStyle('p', { '@media': { [`not all and ${media.column}`]: { textWrap: 'pretty' } } });
globalStyle(':focus-visible', { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 3 });
// A press that is kept until its script has come; what is at work by itself has a look of its own.
globalStyle('button[aria-busy="true"]:not([aria-disabled])', { cursor: 'progress', opacity: 0.7 });
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0) no-repeat center / 13px 13px`;
// The browser's own is blue, and small for a thumb.
globalStyle('[type="search"]::-webkit-search-cancel-button', {
  appearance: 'none',
  width: 24,
  height: 24,
  background: `${stroke(45)}, ${stroke(-45)}`,
  cursor: 'pointer',
});
// It would take its room from the example that stands in an empty field.
globalStyle('[type="search"]:placeholder-shown::-webkit-search-cancel-button', { display: 'none' });
globalStyle('::selection', { background: vars.color.glass, color: vars.color.navy });
