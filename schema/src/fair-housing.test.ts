import { expect, it } from 'vitest';
import { findSteering } from './fair-housing.ts';

it.each([
  ['A safe street near good schools', ['schools', 'safe']],
  ['Perfect for a growing family', ['family', 'perfect for a']],
  ['Steps from the church', ['church']],
])('finds what steers in "%s"', (text, phrases) => {
  expect(findSteering(text)).toEqual(phrases);
});

it.each([
  'Single Family Home',
  'A Multi-Family brownstone',
  'NY Fair Housing Notice',
  'Wide porch, deep lot, river view',
])('lets "%s" pass', (text) => {
  expect(findSteering(text)).toEqual([]);
});
