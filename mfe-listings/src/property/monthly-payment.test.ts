import { expect, test } from 'vitest';
import { leftOut, monthlyPayment } from './monthly-payment.ts';

const loan = { price: 125_000, down: 20, rate: 6.5, years: 30 };

test('a loan at a fixed rate, as printed tables of 100,000 dollars have it', () => {
  expect(monthlyPayment(loan)).toBeCloseTo(632.07, 2);
  expect(monthlyPayment({ ...loan, years: 15 })).toBeCloseTo(871.11, 2);
});

test('a loan without interest, and none at all', () => {
  expect(monthlyPayment({ ...loan, rate: 0 })).toBeCloseTo(100_000 / 360, 6);
  expect(monthlyPayment({ ...loan, down: 100 })).toBe(0);
});

test('what the sum leaves out is what nobody knows of the home; no fee is known, too', () => {
  expect(leftOut(null, undefined)).toMatch(/, taxes, any association fee, utilities/);
  expect(leftOut('$14,280', '$0')).toBe('home and flood insurance, mortgage insurance, utilities and upkeep');
});
