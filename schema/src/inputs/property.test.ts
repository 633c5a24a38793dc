import { expect, it } from 'vitest';
import { parseInput } from './parse.ts';
import { newProperty, propertyChange } from './property.ts';

const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '650k' };

it.each(['0', '0.0', ' 0 '])('takes %o, which sheets write for what a lot has not, for no figure', (zero) => {
  const figures = { bedrooms: zero, bathrooms: zero, squareFeet: zero, yearBuilt: zero, lotSize: zero };
  const none = { bedrooms: null, bathrooms: null, squareFeet: null, yearBuilt: null, lotSize: null };
  expect(parseInput(newProperty, { ...home, ...figures })).toMatchObject({ ok: true, value: none });
});

it('keeps half a bath, and no fee as a fact', () => {
  const facts = { bathrooms: '0.5', bedrooms: 'Studio', monthlyFee: '0' };
  const kept = { bathrooms: '0.5', bedrooms: 'Studio', monthlyFee: '$0' };
  expect(parseInput(propertyChange, facts)).toEqual({ ok: true, value: kept });
});
