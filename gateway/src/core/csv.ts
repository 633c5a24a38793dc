import { stringify } from 'csv-stringify/sync';

/** Each ends a row for a spreadsheet, whose next one may begin with a formula. */
const ENDS_ROW = /[\r\n]/;

/** RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
export const toCsvLines = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', escape_formulas: true, quoted_match: [ENDS_ROW] });
