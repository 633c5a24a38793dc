import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** The number of pages of a PDF, also if its page list is compressed. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(STREAM)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
