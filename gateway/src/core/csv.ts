import { stringify } from 'csv-stringify/sync';

/**
 * A cell with a line break is quoted: a spreadsheet could take the break for the row's end, and what follows for a
 * formula.
 */
const ENDS_ROW = /[\r\n]/;

/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV
 * injection).
 */
export const toCsvLines = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', escape_formulas: true, quoted_match: [ENDS_ROW] });
