import { expect, test } from 'vitest';
import { alike, type Compared } from './alike.ts';
import { milesBetween, townsNear } from './near-towns.ts';

const home: Compared = { id: 'home', city: 'Rumson', state: 'NJ', priceAmount: 1_000_000, bedrooms: '4' };
const of = (id: string, facts: Partial<Compared>): Compared => ({ ...home, city: 'Holmdel', ...facts, id });
const ids = (of: Compared, others: readonly Compared[], most = 3) => alike(of, others, most).map(({ id }) => id);

test('homes of the same town come first, then those of a price as near and as many bedrooms', () => {
  const others = [
    of('dearer', { priceAmount: 1_400_000 }),
    of('as dear', { priceAmount: 1_050_000 }),
    of('smaller', { priceAmount: 1_050_000, bedrooms: '2' }),
    of('in town', { priceAmount: 1_700_000, city: 'Rumson' }),
  ];
  expect(ids(home, others)).toEqual(['in town', 'as dear', 'smaller']);
});

test('the home itself is not among them, nor one twice, nor one of another kind in another town', () => {
  const near = of('near', { priceAmount: 900_000 });
  const others = [home, near, near, of('estate', { priceAmount: 3_000_000 }), of('cottage', { priceAmount: 300_000 })];
  expect(ids(home, others)).toEqual(['near']);
  expect(ids(home, [of('estate in town', { priceAmount: 3_000_000, city: 'Rumson' })])).toEqual(['estate in town']);
});

test('a price on request and bedrooms that are no number leave out no home', () => {
  const unpriced = { ...home, priceAmount: null, bedrooms: 'Studio' };
  expect(ids(unpriced, [of('any', { priceAmount: 5_000_000 }), of('none', { priceAmount: null })])).toHaveLength(2);
});

test('towns near one another are named, the nearest first, within six miles', () => {
  expect(townsNear('Sea Bright', 'NJ').slice(0, 2)).toEqual(['Rumson', 'Highlands']);
  expect(townsNear('Sea Bright', 'NJ').length).toBeLessThanOrEqual(8);
  expect(townsNear('Sea Bright', 'NJ')).not.toContain('Sea Bright');
  expect(milesBetween('Sea Bright', 'Rumson')).toBeCloseTo(1.8, 1);
  expect(townsNear('Brooklyn', 'NY')).toEqual([]);
  // Another town with the same name, up the Hudson.
  expect(townsNear('Highlands', 'NY')).toEqual([]);
  expect(milesBetween('Brooklyn', 'Rumson')).toBeUndefined();
});
