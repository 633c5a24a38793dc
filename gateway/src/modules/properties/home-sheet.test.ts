import { newProperty } from 'schema';
import { expect, test } from 'vitest';
import { readSheet } from './home-sheet.ts';

const leftOut = ['id', 'images', 'floorPlan', 'isDraft', 'goesLiveAt'];

test('every fact of a home has a column of its own, but its pictures and how it comes to be seen', () => {
  const facts = Object.keys(newProperty.shape).filter((name) => !leftOut.includes(name));
  const { columns } = readSheet(`${facts.join(',')}\n${facts.map(() => 'x').join(',')}`);
  expect(columns.map(({ field }) => field)).toEqual(facts);
});

test.each(['\r\n', '\n', '\r'])('reads paragraphs of a sheet whose lines end with %j', (end) => {
  const { rows } = readSheet(['Address;Description', '1 Row;"A porch.', '', 'A dock, deep."', '2 Row;'].join(end));
  expect(rows).toEqual([
    { row: 2, cells: { address: '1 Row', description: 'A porch.\n\nA dock, deep.' }, isTooLong: false },
    { row: 3, cells: { address: '2 Row', description: null }, isTooLong: false },
  ]);
});

test.each([';', '\t', ','])(
  'a first line that tells spreadsheets of the sign %j between cells is no row of titles',
  (sign) => {
    const lines = [
      ['Address', 'Price'],
      ['1 Row', '650000'],
    ].map((cells) => cells.join(sign));
    for (const told of [`sep=${sign}`, `\uFEFFSEP=${sign}`, `"sep=${sign}"`])
      expect(readSheet([told, ...lines].join('\r\n')), told).toMatchObject({
        columns: [{ field: 'address' }, { field: 'price' }],
        rows: [{ row: 2, cells: { address: '1 Row', price: '650000' } }],
      });
  },
);
