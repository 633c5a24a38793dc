import { expect, it } from 'vitest';
import { orderRecentSales } from './recent-sales.ts';

const sale = (name: string, date?: string) => ({ name, soldDate: date === undefined ? null : new Date(date) });
const [a, b, c, undated] = [sale('a', '2026-01-01'), sale('b', '2026-03-01'), sale('c', '2026-02-01'), sale('undated')];
const names = (sales: readonly { name: string }[]) => sales.map(({ name }) => name).join(' ');

it('puts the latest sale first', () => {
  expect(names(orderRecentSales([a, b, c], [b, c, a]))).toBe('b c a');
});

it('leaves a sale without a date where it stands', () => {
  expect(names(orderRecentSales([a, undated, b, c], [b, c, a, undated]))).toBe('b undated c a');
});

it('shows a late sale of an early listing', () => {
  const late = sale('late', '2026-11-01');
  expect(names(orderRecentSales([a, undated, b], [late, b, c]))).toBe('late undated b');
});
