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
  ['$1,250,000.50', '$1,250,001', 1_250_001],
  ['1.125M', '$1,125,000', 1_125_000],
  ['650000.0000', '$650,000', 650_000],
  // As it is copied from a page: with what nobody sees, and with the wide signs of an Asian keyboard.
  ['\u200b$650,000\u2060', '$650,000', 650_000],
  ['\u202d3200/mo\u202c', '$3,200/mo', 3200],
  ['＄６５０，０００', '$650,000', 650_000],
  // A comma that is no comma of thousands is a slip, and each reading of it may be wrong by ten times or more.
  ['$1,250,00', '$1,250,00', null],
  ['650,00', '650,00', null],
  ['1,25M', '1,25M', null],
  // As thousands are written elsewhere.
  ['650.000', '650.000', null],
  ['1.250.000', '1.250.000', null],
  ['1.250', '1.250', null],
  // What the database holds, and one more.
  ['2147483647', '$2,147,483,647', 2_147_483_647],
  ['2147483648', '2147483648', null],
  ['999999999999', '999999999999', null],
])('reads "%s"', (typed, text, amount) => {
  expect(readPrice(typed)).toEqual({ text, amount });
});
