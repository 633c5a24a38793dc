import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsvLines } from './csv.ts';

it.each(['\n', '\r', '\r\n', '\n\n', '"\n', ',\n'])('keeps a text with %j in one cell', (sign) => {
  const rows = [
    [`Hello${sign}=1+1`, 'Rumson'],
    ['Bye', 'Red Bank'],
  ];
  // As a spreadsheet reads it: each of the two signs of a line break ends a row alone, too.
  expect(parse(toCsvLines(rows), { record_delimiter: ['\r\n', '\n', '\r'] })).toEqual(rows);
});
