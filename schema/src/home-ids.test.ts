import { expect, it } from 'vitest';
import { homeIdsIn } from './home-ids.ts';

const one = '0b2f6a3e-6c1d-4f0e-9a55-1f2e3d4c5b6a';
const other = 'c0ffee00-6c1d-4f0e-9a55-1f2e3d4c5b6a';

it('finds each id once, in the order of the text, in small letters', () => {
  expect(homeIdsIn(`${other},${one.toUpperCase()}, ${other}`)).toEqual([other, one]);
});

it('ignores whatever is no id, and finds none in nothing', () => {
  expect(homeIdsIn(`5,${one}0,x${one},${one.slice(1)}`)).toEqual([]);
  expect([homeIdsIn(''), homeIdsIn(null), homeIdsIn(undefined)]).toEqual([[], [], []]);
});
