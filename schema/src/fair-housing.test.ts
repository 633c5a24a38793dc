import { expect, it } from 'vitest';
import { explainSteering, findSteering } from './fair-housing.ts';

it.each([
  ['A safe street near good schools', ['schools', 'safe']],
  ['Perfect for a growing family', ['family', 'perfect for a']],
  ['Steps from the church', ['church']],
])('finds what steers in "%s"', (text, phrases) => {
  expect(findSteering(text)).toEqual(phrases);
});

it.each([
  ['says who should live here', 'families, family, children, kids, childless, couples, singles, newlyweds, a bachelor'],
  ['says who should live here', 'perfect for a, ideal for those, great for someone'],
  ['names an age', 'adult-only, adults only, empty nester, empty-nesters, retirees, a senior, elderly, millennials'],
  ['speaks of schools', 'school, schools, top-rated district'],
  ['judges who lives around it', 'safe, safety, low crime, low-crime, secure neighborhood, secure neighbourhood'],
  ['names a religion', 'church, synagogue, synagogues, mosque, temple, parish, christian, jewish'],
  ['says who lives around it', 'ethnic, immigrant, immigrants, integrated, diverse, minority'],
  ['names a person’s body', 'able-bodied, handicapped, disabled'],
  ['hints at who may live there', 'exclusive community, desirable neighborhood, prestigious area'],
  ['names a sex', 'female roommate, male tenant'],
])('%s: %s', (reason, phrases) => {
  for (const phrase of phrases.split(', '))
    expect(
      explainSteering(phrase).some((found) => found.reason.startsWith(reason)),
      phrase,
    ).toBe(true);
});

it('names each phrase as it stands, whatever stands before it', () => {
  expect(findSteering('A single-family home for families')).toEqual(['families']);
});

it.each([
  'Single Family Home',
  'A family room with a fireplace, two family rooms in all',
  'The corner of Church Street and Temple Avenue, off School House Road',
  'A Multi-Family brownstone',
  'NY Fair Housing Notice',
  'Wide porch, deep lot, river view',
])('lets "%s" pass', (text) => {
  expect(findSteering(text)).toEqual([]);
});
