/**
 * The styles of a part in a page of another site. They apply only in the shadow roots around its components, so that
 * the part and the page do not change each other. The sheets are constructed, because no content security policy
 * forbids that.
 */

/** Resets what the host's page would pass down, such as its fonts and spacing. */
const BEGINNING = '@layer reset { :host { all: initial; display: block } }';

const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/**
 * Browsers ignore @font-face in shadow roots, so the faces are added to the document. A font is loaded only when it is
 * used.
 */
const faces = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

function addFaces(sheet: CSSStyleSheet): void {
  if (!faces) return;
  for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) faces.insertRule(rule.cssText);
  if (faces.cssRules.length > 0 && !document.adoptedStyleSheets.includes(faces))
    document.adoptedStyleSheets.push(faces);
}

/**
 * The length of a `rem` is the host's choice, and some hosts make it ten pixels; here it is sixteen. In a media query it
 * is the browser's own font size in every page, which scripts ask for as well, so queries stay as they are.
 */
const inPixels = (css: string): string =>
  css.replaceAll(/@media[^{]+|([\d.]+)rem\b/g, (text, rem?: string) => (rem ? `${Number(rem) * 16}px` : text));

function construct(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inPixels(css));
  return sheet;
}

/**
 * Each style sheet of the build calls this when it is loaded (`build/shadow-styles-loader.cjs`). Does nothing outside
 * of browsers.
 */
export function addStyles(css: string): void {
  if (!faces) return;
  const sheet = construct(css);
  sheets.push(sheet);
  addFaces(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** The shadow root of an element, made at the first call, with all sheets that have been loaded and will be. */
export function styledRoot(place: Element): ShadowRoot {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (!roots.has(root)) root.adoptedStyleSheets = [construct(BEGINNING), ...sheets];
  roots.add(root);
  return root;
}

export const releaseRoot = (root: ShadowRoot): void => void roots.delete(root);
