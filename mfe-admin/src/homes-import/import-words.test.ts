import { expect, it } from 'vitest';
import { fieldInWords, missingColumns, planInWords, rowInWords } from './import-words.ts';

it.each([
  [{ added: 2, changed: 1, same: 40 }, '2 new homes, 1 changed, 40 as they are'],
  [{ added: 1, changed: 0, same: 1 }, '1 new home, 1 as it is'],
  [{ added: 0, changed: 0, same: 0 }, 'Nothing that can be read in'],
])('%j is %s', (plan, words) => expect(planInWords(plan)).toBe(words));

const row = { row: 3, address: '1 Bay Ave', changes: [], issues: [] };

it('tells of a row what is wrong, in the words of the form', () => {
  const issues = [
    { field: 'zipCode', message: 'Required' },
    { field: null, message: 'The same home as row 2' },
  ];
  expect(rowInWords({ ...row, outcome: 'wrong', issues })).toBe('ZIP code: Required. The same home as row 2');
  expect(rowInWords({ ...row, outcome: 'changed', changes: ['price', 'standing'] })).toBe('Changes price, on the site');
  expect(fieldInWords('unheard of')).toBe('unheard of');
});

it('tells which columns a new home needs', () => {
  const columns = [
    { title: 'Street', field: 'address' },
    { title: 'Asking', field: null },
  ];
  expect(missingColumns({ columns })).toEqual(['Town', 'ZIP code', 'Price']);
});
