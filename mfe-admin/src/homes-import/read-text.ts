/** Byte order marks of UTF-16, which Excel's "Unicode Text" uses. */
const marks: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** The encoding that the first two bytes tell. Without a mark, a title's first letter has one byte of zero in UTF-16. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0) return 'utf-16be';
  return second === 0 ? 'utf-16le' : (marks[bytes.subarray(0, 2).join()] ?? 'utf-8');
}

/** The text of a spreadsheet file: UTF-16, UTF-8, or else Windows-1252, which older programs use. */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How workbooks begin: a ZIP file, as .xlsx, .ods and .numbers are, and an old .xls. */
const workbooks = ['80,75,3,4', '208,207,17,224'];

const isWorkbook = async (file: Blob): Promise<boolean> =>
  workbooks.includes(new Uint8Array(await file.slice(0, 4).arrayBuffer()).join());

/** The most characters that the gateway accepts. */
const LARGEST = 3_000_000;
const TOO_MUCH = 'At most three million characters and 5,000 rows.';

/** The text of a spreadsheet file, or why it cannot be read in. */
export async function readSheet(file: Blob): Promise<{ csv: string } | { problem: string }> {
  if (file.size > LARGEST * 2) return { problem: TOO_MUCH };
  try {
    if (await isWorkbook(file))
      return { problem: 'It is a workbook. Save it as CSV in the program that made it, and choose that file.' };
    const csv = await readText(file);
    if (csv.trim() === '') return { problem: 'It is empty.' };
    return csv.length > LARGEST ? { problem: TOO_MUCH } : { csv };
  } catch {
    // As of a file that is in a cloud, or was changed since it was chosen.
    return { problem: 'This device does not hand it over. Open it once, and choose it again.' };
  }
}
