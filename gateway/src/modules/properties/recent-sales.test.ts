import { expect, it } from 'vitest';
import { orderRecentSales } from './recent-sales.ts';

const sale = (name: string, date?: string) => ({ name, soldDate: date === undefined ? null : new Date(date) });
const names = (sales: readonly { name: string }[]) => sales.map(({ name }) => name).join(' ');

it('puts the newest sale first', () => {
  expect(names(orderRecentSales([sale('a', '2026-01-01'), sale('b', '2026-03-01'), sale('c', '2026-02-01')]))).toBe(
    'b c a',
  );
});

it('leaves a sale without a date where it stands', () => {
  const sales = [sale('a', '2026-01-01'), sale('undated'), sale('b', '2026-03-01'), sale('c', '2026-02-01')];
  expect(names(orderRecentSales(sales))).toBe('b undated c a');
});

it('keeps the order of sales of one day', () => {
  expect(names(orderRecentSales([sale('a', '2026-01-01'), sale('b', '2026-01-01')]))).toBe('a b');
});
