import { expect, it } from 'vitest';
import { placeOf, townOf } from './cities.ts';

it.each([
  ['Rumson', 'rumson'],
  ['red bank ', 'red-bank'],
  ['Elberon', 'long-branch'],
  ['Belford', 'belford'],
  ['Leonardo', 'middletown'],
  ['Brooklyn', 'new-york'],
  ['Trenton', undefined],
])('says where %s lies', (city, slug) => {
  expect(townOf(city)).toBe(slug);
});

it('knows a town by its state, too', () => {
  const towns = [
    { slug: 'rumson', state: 'NJ' },
    { slug: 'highlands', state: 'NJ' },
  ];
  expect(placeOf({ city: 'Highlands', state: 'NJ' }, towns)).toBe(1);
  expect(placeOf({ city: 'Highlands', state: 'NY' }, towns)).toBe(-1);
  expect(placeOf({ city: 'Trenton', state: 'NJ' }, towns)).toBe(-1);
});
