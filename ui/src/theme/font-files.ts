/** The URLs of the font files in the build. The shell preloads the two upright ones. */
export const fontFiles = {
  display: new URL('../fonts/newsreader.woff2', import.meta.url).href,
  displayItalic: new URL('../fonts/newsreader-italic.woff2', import.meta.url).href,
  text: new URL('../fonts/instrument-sans.woff2', import.meta.url).href,
};
