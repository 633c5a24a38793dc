import { expect, it } from 'vitest';
import { cities } from '../cities.ts';
import { towns as pages } from '../towns.ts';
import { towns } from './generated/places.ts';
import { homesByTown, northToSouth, type ShoreHome } from './homes-by-town.ts';

const home = (id: string, city: string, state = 'NJ'): ShoreHome => ({
  id,
  city,
  state,
  address: `${id} Ocean Avenue`,
  price: '$650,000',
});
const nodes = [home('1', 'Red Bank'), home('2', 'BELFORD'), home('3', 'Princeton'), home('4', 'red bank')];
const entries = towns.map(({ slug }) => ({ slug, state: slug === 'new-york' ? 'NY' : 'NJ' }));
const found = homesByTown({ nodes, pageInfo: { hasNextPage: false } }, entries);

it('has a place on the Shore and its municipalities for every town with a page', () => {
  expect(towns.map(({ slug }) => slug).sort()).toEqual(Object.keys(pages).sort());
  expect(Object.keys(cities).sort()).toEqual(Object.keys(pages).sort());
});

it('lights a window in the town of each home, whatever the case', () => {
  expect(found.get('red-bank')).toEqual({ count: 2, lit: [nodes[0], nodes[3]] });
});

it('counts a home in each town that it belongs to, and lights it where it stands', () => {
  expect(found.get('belford')).toEqual({ count: 1, lit: [nodes[1]] });
  expect(found.get('middletown')).toEqual({ count: 1, lit: [] });
});

it('neither counts nor lights a home in a town of the same name in another state', () => {
  const homes = [home('8', 'Highlands', 'NY'), home('9', 'Highlands', 'nj'), home('10', 'Highlands', 'New Jersey')];
  const highlands = homesByTown({ nodes: homes, pageInfo: { hasNextPage: false } }, entries).get('highlands');
  expect(highlands).toEqual({ count: 2, lit: homes.slice(1) });
});

it('lights no more windows than a town has room for', () => {
  const many = Array.from({ length: 30 }, (_, index) => home(`${index}`, 'Rumson'));
  const rumson = homesByTown({ nodes: many, pageInfo: { hasNextPage: false } }, entries).get('rumson');
  const room = towns.find(({ slug }) => slug === 'rumson')?.wide.homes.length;
  expect(room).toBeGreaterThan(1);
  expect(rumson).toEqual({ count: 30, lit: many.slice(0, room) });
});

it('counts nothing where the answer does not hold all homes', () => {
  expect(homesByTown({ nodes, pageInfo: { hasNextPage: true } }, entries).get('red-bank')?.count).toBeUndefined();
});

it('lights the windows from north to south', () => {
  const south = home('5', 'Asbury Park');
  const north = home('6', 'Union Beach');
  const order = northToSouth(
    homesByTown({ nodes: [south, home('7', 'Shrewsbury'), north], pageInfo: { hasNextPage: false } }, entries),
  );
  expect([...order]).toEqual([
    ['6', 0],
    ['7', 1],
    ['5', 2],
  ]);
});
