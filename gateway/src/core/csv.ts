import { stringify } from 'csv-stringify/sync';

/** RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
export const toCsvLines = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', escape_formulas: true });
