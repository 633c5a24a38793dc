/** Two bytes a sign, as Excel's "Unicode Text" has them: the mark with which they begin says which comes first. */
const marks: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** A spreadsheet's text as it was kept; those of older years say é in their own way. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const mark = new Uint8Array(bytes.slice(0, 2)).join();
  try {
    return new TextDecoder(marks[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
