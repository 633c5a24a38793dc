import { newProperty } from 'schema';
import { expect, test } from 'vitest';
import { readSheet } from './home-sheet.ts';

const leftOut = ['images', 'floorPlan', 'isDraft', 'goesLiveAt'];

test('every fact of a home has a column of its own, but its pictures and how it comes to be seen', () => {
  const facts = Object.keys(newProperty.shape).filter((name) => !leftOut.includes(name));
  const { columns } = readSheet(`${facts.join(',')}\n${facts.map(() => 'x').join(',')}`);
  expect(columns.map(({ field }) => field)).toEqual(facts);
});
