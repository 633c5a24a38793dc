import { expect, it } from 'vitest';
import { nextSaleState, type SaleState } from './property-status.ts';

const date = new Date('2026-05-01T12:00:00.000Z');
const active: SaleState = { status: 'active', soldDate: null, represented: null, soldPrice: null };
const sold: SaleState = { status: 'sold', soldDate: date, represented: 'Buyer', soldPrice: '$1' };
const undated: SaleState = { ...sold, soldDate: null };

it.each([
  ['active to pending', active, { status: 'pending' }, { ...active, status: 'pending' }],
  ['active to sold', active, { status: 'sold', soldDate: date, represented: 'Buyer' }, { ...sold, soldPrice: null }],
  ['sold to active, forgetting the sale', sold, { status: 'active' }, active],
  ['sold to pending, forgetting the sale', sold, { status: 'pending' }, { ...active, status: 'pending' }],
  ['no change', sold, {}, sold],
  ['no change of a sale without a date', undated, {}, undated],
  ['sold to sold, without a date as before', undated, { status: 'sold', soldDate: null }, undated],
  ['sold to sold, with its date at last', undated, { status: 'sold', soldDate: date }, sold],
] as const)('goes from %s', (_, now, change, state) => {
  expect(nextSaleState(now, change)).toEqual({ ok: true, state });
});

it.each([
  ['sold without a date', active, { status: 'sold', represented: 'Buyer' }, ['soldDate']],
  ['sold with nothing', active, { status: 'sold' }, ['soldDate', 'represented']],
  ['sold and its date taken away', sold, { status: 'sold', soldDate: null }, ['soldDate']],
  ['sold and its side taken away', sold, { status: 'sold', represented: null }, ['represented']],
  ['a sold date while active', active, { soldDate: date }, ['soldDate']],
  ['a sold price while leaving sold', sold, { status: 'active', soldPrice: { text: '$1', amount: 1 } }, ['soldPrice']],
] as const)('refuses %s', (_, now, change, fields) => {
  const next = nextSaleState(now, change);
  expect(next.ok ? [] : next.issues.map(({ path }) => path[0])).toEqual(fields);
});
