import { parseInput, propertySearch } from 'schema';
import { expect, it } from 'vitest';
import { readNumber } from './query-parameters.ts';

it.each([
  ['a word', 'ten', 'received string'],
  ['nothing', '', 'received string'],
  ['two of them', ['2', '3'], 'received array'],
  ['more than all numbers', 'Infinity', 'received Infinity'],
])('what stands in a number’s place is told as what it is: %s', (_, value, said) => {
  const read = parseInput(propertySearch, { filter: {}, sort: 'newest', first: readNumber(value) });
  expect(read).toEqual({ ok: false, issues: [{ path: ['first'], message: `Expected number, ${said}` }] });
});

it.each([
  ['24', 24],
  [' 24 ', 24],
  [undefined, undefined],
])('%j is read as %j', (value, number) => {
  expect(readNumber(value)).toBe(number);
});
