import { expect, test } from 'vitest';
import { phoneInWords, wishesInWords } from './people-words.ts';

const nothing = { listingType: null, city: null, maxPrice: null, minBedrooms: null };

test('wishes are said in one line, what does not matter is left out', () => {
  const all = { listingType: 'sale', city: 'Rumson', maxPrice: 900_000, minBedrooms: 3.5 } as const;
  expect(wishesInWords(all)).toBe('To buy in Rumson, up to $900,000, 3.5 beds or more');
  expect(wishesInWords({ ...nothing, listingType: 'rent' })).toBe('To rent');
  expect(wishesInWords({ ...nothing, city: 'Red Bank' })).toBe('Looks in Red Bank');
});

test('a telephone number is said as Americans write it, any other as it is', () => {
  expect(['7325550140', '+17325550140', '732.555.0140', '+44 20 7946 0018', 'ask'].map(phoneInWords)).toEqual([
    ...['(732) 555-0140', '(732) 555-0140', '(732) 555-0140', '+44 20 7946 0018', 'ask'],
  ]);
});
