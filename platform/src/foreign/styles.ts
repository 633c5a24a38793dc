/**
 * The styles of a part in another site's page: in the shadow roots around its components alone, so that neither changes the
 * other's look. Sheets are constructed, which no content security policy of the host forbids.
 */

/** What the host's page would hand down: its letters, its spacing. Our own look begins from nothing. */
const BEGINNING = '@layer reset { :host { all: initial; display: block } }';

const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/** Browsers know only faces that the document has; ours are fetched by who uses them. */
const faces = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

function addFaces(sheet: CSSStyleSheet): void {
  if (!faces) return;
  for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) faces.insertRule(rule.cssText);
  if (faces.cssRules.length > 0 && !document.adoptedStyleSheets.includes(faces))
    document.adoptedStyleSheets.push(faces);
}

/** What a `rem` is here is the host's choice, and some make it ten pixels; ours are sixteen. */
const inPixels = (css: string): string => css.replaceAll(/([\d.]+)rem\b/g, (_, rem: string) => `${Number(rem) * 16}px`);

function construct(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inPixels(css));
  return sheet;
}

/** Called by each style sheet of the build as it is loaded (`build/shadow-styles-loader.cjs`). Does nothing outside of browsers. */
export function addStyles(css: string): void {
  if (!faces) return;
  const sheet = construct(css);
  sheets.push(sheet);
  addFaces(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** The shadow root of an element, made at first, with every sheet that has come and each that still does. */
export function styledRoot(place: Element): ShadowRoot {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (!roots.has(root)) root.adoptedStyleSheets = [construct(BEGINNING), ...sheets];
  roots.add(root);
  return root;
}

export const releaseRoot = (root: ShadowRoot): void => void roots.delete(root);
