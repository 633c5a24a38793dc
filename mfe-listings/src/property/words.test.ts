import { describe, expect, test } from 'vitest';
import { clip, countOf, headlineOf, paragraphsOf } from './words.ts';

describe('the summary of a home', () => {
  test('ends at a word and says that it goes on', () => {
    expect(clip('A porch, deep enough for eight', 22)).toBe('A porch, deep enough…');
    expect(clip('A porch, deep enough', 10)).toBe('A porch…');
    expect(clip('海景房🏡海景房', 5)).toBe('海景房…');
  });

  test('is left alone where it fits', () => {
    expect(clip('A porch.', 8)).toBe('A porch.');
  });
});

test.each([
  ['1', '1 bed'],
  ['3', '3 beds'],
  ['2.5', '2.5 beds'],
  ['Studio', 'Studio'],
  ['', ''],
  [null, null],
])('%j is a count of %j', (value, words) => expect(countOf(value, 'bed', 'beds')).toBe(words));

describe('the headline of a home', () => {
  const home = { bedrooms: '5', city: 'Asbury Park', yearBuilt: '1902' };

  test('is made of its facts', () => {
    expect(headlineOf(home)).toBe('Five bedrooms in Asbury Park, built in 1902');
    expect(headlineOf({ ...home, bedrooms: '1' })).toBe('One bedroom in Asbury Park, built in 1902');
  });

  test.each([
    { bedrooms: null },
    { bedrooms: '' },
    { bedrooms: '3+1' },
    { bedrooms: '2.5' },
    { bedrooms: '0' },
    { yearBuilt: null },
    { yearBuilt: 'about 1900' },
  ])('stays away where a fact is missing or not certain: %j', (change) => {
    expect(headlineOf({ ...home, ...change })).toBeUndefined();
  });
});

test.each(['\n\n', '\r\n\r\n', '\r\r', '\n\n\n'])(
  'a description has its paragraphs, however its lines end: %j',
  (gap) => {
    expect(paragraphsOf(`A porch.\r\nA pool.${gap}A yard.`)).toEqual(['A porch.\nA pool.', 'A yard.']);
  },
);
