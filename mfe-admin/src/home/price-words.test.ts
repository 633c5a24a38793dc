import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

it.each(['-5', '1e99', 'abc', '650,00', '1.250.000', '١٢٣٠٠٠'])('says of the price %s that it is no amount', (text) => {
  expect(priceWords('price', text)).toMatch(/^Not an amount: /);
  expect(priceWords('address', text)).toBe('');
});

it.each(['', '$', '650k', '$1,250,000.50', '3200/mo'])('says nothing of “%s”', (text) =>
  expect(priceWords('price', text)).toBe(''),
);
