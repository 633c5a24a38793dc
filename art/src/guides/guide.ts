/** The content of a guide's pages. Nothing here depends on whose site it is. */

/** "Flood zone" and its explanation. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Numbered, in order. */
  | { readonly kind: 'steps'; readonly steps: readonly Term[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  /** With boxes to tick. */
  | { readonly kind: 'ticks'; readonly title: string; readonly ticks: readonly string[] }
  /** Rows to fill in by hand. */
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly string[] }
  /** Set apart from the rest. */
  | { readonly kind: 'aside'; readonly title: string; readonly text: string }
  /** Ruled lines to the end of the page. */
  | { readonly kind: 'lines' };

/**
 * A drawing of the series by its name in `rasters.ts`, and the point that a crop keeps, in percent from the left and
 * from the top.
 */
export interface Picture {
  readonly name: string;
  readonly focus: { readonly x: number; readonly y: number };
}

export interface Page {
  readonly heading: string;
  readonly lead?: string;
  readonly picture?: Picture;
  readonly blocks: readonly Block[];
}

export type Look = 'sea' | 'sun' | 'dusk';

/** A guide without the words of its cover: twelve pages with cover, opening and back. */
export interface Booklet {
  readonly look: Look;
  readonly cover: Picture;
  readonly opening: { readonly heading: string; readonly lead: string; readonly paragraphs: readonly string[] };
  readonly pages: readonly Page[];
  readonly back: { readonly picture: Picture; readonly heading: string };
}
