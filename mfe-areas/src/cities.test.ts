import { expect, it } from 'vitest';
import { townOf } from './cities.ts';

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
