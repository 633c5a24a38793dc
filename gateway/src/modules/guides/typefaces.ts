import { readFile } from 'node:fs/promises';
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

/** A typeface of the site, with more files for letters that the first one lacks. */
export interface Typeface {
  widthOf(text: string, size: number): number;
  draw(page: PDFPage, text: string, place: { x: number; y: number; size: number; color: RGB }): void;
}

/** WOFF files, because the PDF library cannot make subsets of the WOFF2 files that the pages use. */
const files = {
  display: [
    import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/newsreader/files/newsreader-vietnamese-400-normal.woff'),
  ],
  text: [
    import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff'),
  ],
} as const;

/** Consecutive letters from one file. */
type Run = { font: PDFFont; text: string };

async function openTypeface(document: PDFDocument, addresses: readonly string[]): Promise<Typeface> {
  const fonts: { font: PDFFont; letters: Set<number> }[] = [];
  for (const address of addresses) {
    const font = await document.embedFont(await readFile(new URL(address)), { subset: true });
    fonts.push({ font, letters: new Set(font.getCharacterSet()) });
  }

  const find = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))?.font;

  /**
   * Splits a text by the file that has each letter. A letter that no file has loses its accents; if that does not help,
   * it is left out.
   */
  function runs(text: string): Run[] {
    const list: Run[] = [];
    for (const whole of text.normalize('NFC')) {
      const letter = find(whole) ? whole : whole.normalize('NFD').charAt(0);
      const font = find(letter);
      const last = list.at(-1);
      if (font && last?.font === font) last.text += letter;
      else if (font) list.push({ font, text: letter });
    }
    return list;
  }

  const widthOf = (text: string, size: number) =>
    runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);

  return {
    widthOf,
    draw(page, text, { x, ...place }) {
      let at = x;
      for (const run of runs(text)) {
        page.drawText(run.text, { ...place, x: at, font: run.font });
        at += run.font.widthOfTextAtSize(run.text, place.size);
      }
    },
  };
}

export async function openTypefaces(document: PDFDocument): Promise<Record<keyof typeof files, Typeface>> {
  document.registerFontkit(fontkit);
  return { display: await openTypeface(document, files.display), text: await openTypeface(document, files.text) };
}
