/** Byte order marks of UTF-16, which Excel's "Unicode Text" uses. */
const marks: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** The text of a spreadsheet file: UTF-16, UTF-8, or else Windows-1252, which older programs use. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const mark = new Uint8Array(bytes.slice(0, 2)).join();
  try {
    return new TextDecoder(marks[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
