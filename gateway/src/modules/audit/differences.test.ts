import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('tells what changed, and nothing else', () => {
  const before = { price: '$1', city: 'Rumson', soldDate: null, updatedAt: new Date(1) };
  const after = { price: '$2', city: 'Rumson', soldDate: new Date(0), updatedAt: new Date(2) };
  expect(differences(before, after)).toEqual([
    { field: 'price', before: '$1', after: '$2' },
    { field: 'soldDate', before: null, after: '1970-01-01T00:00:00.000Z' },
  ]);
});

it('tells a list in one line', () => {
  expect(differences({}, { images: ['a.jpg', 'b.jpg'] })).toEqual([
    { field: 'images', before: null, after: 'a.jpg, b.jpg' },
  ]);
});
