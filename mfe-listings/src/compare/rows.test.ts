import { describe, expect, test } from 'vitest';
import { comparePath, readCompared } from './compared-homes.ts';
import { type ComparedHome, rowsOf } from './rows.ts';

const home = (facts: Partial<ComparedHome>): ComparedHome => ({
  id: '1',
  address: '1 Bay Avenue',
  city: 'Rumson',
  state: 'NJ',
  zipCode: '07760',
  price: '$800,000',
  priceAmount: 800_000,
  listingType: 'sale',
  status: 'active',
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  propertyType: null,
  photos: [],
  yearBuilt: null,
  lotSize: null,
  annualTaxes: null,
  monthlyFee: null,
  parking: null,
  heating: null,
  cooling: null,
  floodZone: null,
  availableFrom: null,
  pets: null,
  rentalFees: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  ...facts,
});

const rows = (...homes: (ComparedHome | undefined)[]) => new Map(rowsOf(homes).map((row) => [row.name, row]));

describe('homes side by side', () => {
  test('say nothing if all of them are gone', () => {
    expect(rowsOf([undefined, undefined])).toEqual([]);
  });

  test('are compared by what is known of at least one of them', () => {
    const found = rows(home({ bedrooms: '3' }), home({ parking: 'Garage, 2' }));
    expect([...found.keys()]).toEqual(['Price', 'A month, about', 'Beds', 'Parking']);
    expect(found.get('Beds')?.cells).toEqual(['3', undefined]);
  });

  test('the lowest cost and the most room are marked, and what is alike is not', () => {
    const found = rows(
      home({ bedrooms: '4', squareFeet: '2,000', annualTaxes: '$12,640' }),
      home({ bedrooms: '3', squareFeet: '1,000', annualTaxes: '$13,900', price: '$850,000', priceAmount: 850_000 }),
      home({ bedrooms: '4', squareFeet: '2,000' }),
    );
    expect(found.get('Beds')?.best).toEqual([0, 2]);
    expect(found.get('Price')?.best).toEqual([0, 2]);
    expect(found.get('Price a square foot')?.cells).toEqual(['$400', '$850', '$400']);
    expect(found.get('Taxes a year')?.best).toEqual([0]);
    expect(rows(home({}), home({})).get('Price')?.best).toEqual([]);
  });

  test('nothing is best that is more than a number, sold, gone, or a rent beside a price', () => {
    expect(rows(home({ bedrooms: '3 + den' }), home({ bedrooms: '2' })).get('Beds')?.best).toEqual([]);
    const sold = rows(home({ bedrooms: '5', status: 'sold' }), home({ bedrooms: '3' }), home({ bedrooms: '2' }));
    expect(sold.get('Beds')?.best).toEqual([1]);
    expect(sold.get('Status')?.cells).toEqual(['Sold', 'For Sale', 'For Sale']);
    expect(rows(undefined, home({ bedrooms: '2' })).get('Beds')).toEqual({
      name: 'Beds',
      cells: [undefined, '2'],
      best: [],
    });
    const rent = home({ listingType: 'rent', price: '$3,200', priceAmount: 3200 });
    expect(rows(home({}), rent).get('Price')?.best).toEqual([]);
    expect(rows(home({}), rent).get('A month, about')?.cells).toEqual([
      expect.stringMatching(/^\$4,\d{3}$/),
      undefined,
    ]);
  });

  test('of two rents the lower one is marked, and each says in words from when', () => {
    const rent = (price: string, priceAmount: number, facts: Partial<ComparedHome> = {}) =>
      home({ listingType: 'rent', price, priceAmount, ...facts });
    const found = rows(rent('$3,500/mo', 3500), rent('$3,200/mo', 3200, { availableFrom: '2026-12-01' }));
    expect(found.get('Price')?.best).toEqual([1]);
    expect(found.get('Available from')?.cells).toEqual([undefined, 'Dec 1, 2026']);
  });

  test('what is kept of a rental is not told of a home that is for sale now', () => {
    const kept = { availableFrom: '2025-06-01', pets: 'Cats', rentalFees: 'Application $50' };
    expect([...rows(home(kept), home({})).keys()]).toEqual(['Price', 'A month, about']);
  });

  test('a price of nothing is no lowest one', () => {
    const free = home({ price: '$0', priceAmount: 0 });
    expect(rows(free, home({}), home({ priceAmount: 900_000 })).get('Price')?.best).toEqual([1]);
  });

  test('a month is the example’s loan with the taxes and the fee that are known', () => {
    const found = rows(home({}), home({ annualTaxes: '$12,000', monthlyFee: '$410' }));
    expect(found.get('A month, about')?.cells).toEqual(['$4,045', '$5,455']);
  });
});

describe('the address of a comparison', () => {
  const ids = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`);

  test('holds three homes at most, each once, and nothing else', () => {
    expect(readCompared(`${ids[0]},x,${ids[0]?.toUpperCase()},<b>,${ids[1]},${ids[2]},${ids[3]}`)).toEqual(
      ids.slice(0, 3),
    );
    expect([readCompared(null), readCompared('')]).toEqual([[], []]);
  });

  test('is read as it was written', () => {
    const path = comparePath(ids.slice(0, 2));
    expect(readCompared(new URL(path, 'https://site.example').searchParams.get('homes'))).toEqual(ids.slice(0, 2));
    expect(comparePath([])).toBe('/compare');
  });
});
