import { expect, test } from 'vitest';
import { wishInWords } from './wish-words.ts';

test('a wish is said in the order in which one would say it', () => {
  const wish = { city: 'Red Bank', listingType: 'sale', maxPrice: 900_000, minBedrooms: 3, text: 'porch' } as const;
  expect(wishInWords(wish)).toBe('Red Bank, for sale, under $900,000, 3+ beds, “porch”');
});

test.each([
  [{ minPrice: 500_000 }, 'over $500,000'],
  [{ minPrice: 500_000, maxPrice: 600_000 }, '$500,000 to $600,000'],
  [
    { listingType: 'rent', minBathrooms: 1.5, hasOpenHouse: true, propertyType: 'Condo' } as const,
    'for rent, 1.5+ baths, Condo, with an open house',
  ],
  [{ city: null, hasOpenHouse: false }, ''],
])('what does not matter is not said: %j', (wish, words) => {
  expect(wishInWords(wish)).toBe(words);
});

test('gives words one pair of quotation marks, and a phrase its own', () => {
  expect(wishInWords({ text: 'porch' })).toBe('“porch”');
  expect(wishInWords({ text: '"no pool"' })).toBe('"no pool"');
  expect(wishInWords({ text: 'garage "no pool"' })).toBe('garage "no pool"');
});
