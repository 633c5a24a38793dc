import { expect, test } from 'vitest';
import { headOf } from './head.ts';
import { readSearch } from './search.ts';

const facets = { cities: ['Highlands', 'Rumson'], propertyTypes: [] };
const nothing = { forSale: false, forRent: false, sold: false };

test.each([
  ['town=Highlands', { ...nothing, forSale: true }, 'Homes for sale in Highlands'],
  ['town=highlands', { ...nothing, forRent: true, sold: true }, 'Homes for rent in Highlands'],
  ['town=Highlands', { ...nothing, forSale: true, forRent: true }, 'Homes for sale and for rent in Highlands'],
  ['town=Highlands', { ...nothing, sold: true }, 'Homes sold in Highlands'],
  ['town=Highlands&beds=9', nothing, 'Homes in Highlands'],
  ['town=Highlands', undefined, 'Homes in Highlands'],
  ['town=Highlands&status=sold', { ...nothing, sold: true }, 'Homes sold in Highlands'],
  ['town=Highlands&listing=rent', nothing, 'Homes for rent in Highlands'],
  ['town=Highlands&listing=sale', { ...nothing, sold: true }, 'Homes for sale in Highlands'],
  ['listing=sale', undefined, 'Homes for sale'],
  ['town=Nowhere', { ...nothing, forRent: true }, 'Properties'],
])('the list of %s that shows %o is “%s”', (query, shown, title) => {
  const head = headOf(readSearch(new URLSearchParams(query)), facets, shown);
  expect(head.title).toBe(title);
  if (title !== 'Properties') expect(head.description).toMatch(new RegExp(`^${title}(:|$)`));
});
