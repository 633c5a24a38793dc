/** Addresses of the font files after the build has named them; the shell preloads the upright two. */
export const fontFiles = {
  display: new URL('../fonts/newsreader.woff2', import.meta.url).href,
  displayItalic: new URL('../fonts/newsreader-italic.woff2', import.meta.url).href,
  text: new URL('../fonts/instrument-sans.woff2', import.meta.url).href,
};
