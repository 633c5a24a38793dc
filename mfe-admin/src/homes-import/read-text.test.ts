import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const LINE = 'Address\tTown\n1 Café Row\tRumson\n';
/** UTF-16 with a byte order mark. `isSwapped`: big-endian. */
function twoBytes(text: string, isSwapped: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  for (const [index, sign] of [...`\ufeff${text}`].entries()) view.setUint16(2 * index, sign.charCodeAt(0), !isSwapped);
  return bytes;
}

test.each([
  ['UTF-8', new TextEncoder().encode(LINE)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LINE}`)],
  ['Windows-1252', Uint8Array.from(LINE, (sign) => sign.charCodeAt(0))],
  ['Excel’s Unicode Text', twoBytes(LINE, false)],
  ['UTF-16 with the greater byte first', twoBytes(LINE, true)],
])('a sheet is read as it was kept: %s', async (_, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe(LINE);
});
