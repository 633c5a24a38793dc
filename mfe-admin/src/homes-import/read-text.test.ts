import { expect, test } from 'vitest';
import { readSheet, readText } from './read-text.ts';

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

test('UTF-16 without its mark is read, too', async () => {
  for (const isSwapped of [false, true])
    expect(await readText(new Blob([twoBytes(LINE, isSwapped).slice(2)]))).toBe(LINE);
});

test.each<[string, Blob, string]>([
  ['a workbook', new Blob([Uint8Array.of(0x50, 0x4b, 3, 4), 'xl/workbook.xml']), 'It is a workbook.'],
  ['an old workbook', new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'x']), 'It is a workbook.'],
  ['nothing', new Blob([]), 'It is empty.'],
  ['blank lines', new Blob(['\ufeff\n \n']), 'It is empty.'],
  ['more than three million characters', new Blob(['x'.repeat(3_000_001)]), 'At most three million characters'],
  [
    'a file that the device does not hand over',
    Object.assign(new Blob(['Address']), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }),
    'This device does not hand it over.',
  ],
])('%s is not read, and why is said', async (_, file, problem) => {
  expect(await readSheet(file)).toEqual({ problem: expect.stringContaining(problem) });
});

test('letters that a workbook could begin with are read', async () => {
  expect(await readSheet(new Blob(['PK,Address\n1,1 A St']))).toEqual({ csv: 'PK,Address\n1,1 A St' });
});
