import { expect, it } from 'vitest';
import { readPrice } from './price.ts';

it.each([
  ['650000', '$650,000', 650_000],
  ['$650k', '$650,000', 650_000],
  [' $1.2M ', '$1,200,000', 1_200_000],
  ['$2,495,000', '$2,495,000', 2_495_000],
  ['3200/mo', '$3,200/mo', 3200],
  ['Price on request', 'Price on request', null],
  ['', '', null],
  ['999999999999', '999999999999', null],
])('reads "%s"', (typed, text, amount) => {
  expect(readPrice(typed)).toEqual({ text, amount });
});
