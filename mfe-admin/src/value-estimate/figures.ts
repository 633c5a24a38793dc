/** The figures of an estimate, as typed texts and as the gateway has them. */

import { parseInput, readPrice, valueEstimateFigures } from 'schema/forms';
import { byField, type FieldErrors } from 'ui/form';
import { dayOf } from '../clock/new-york.ts';
import type { ValueEstimateFigures, ValueEstimateRowFragment } from '../generated/operations.ts';

export const amounts = [
  ['estimate', 'Estimate'],
  ['rangeLow', 'Range from'],
  ['rangeHigh', 'Range to'],
  ['rentEstimate', 'Rent a month'],
  ['refinancePayment', 'Refinance a month'],
  ['pricePerSquareFoot', 'Per square foot'],
] as const;

export type Typed = Record<(typeof amounts)[number][0] | 'asOf', string>;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

export const inWords = (figures: ValueEstimateRowFragment['figures']): string =>
  figures ? dollars(figures.estimate) : 'none';

/** Without an estimate, only the date is filled in: today. */
export function typedOf(figures: ValueEstimateRowFragment['figures'] | undefined): Typed {
  const asOf = figures?.asOf.slice(0, 10) ?? dayOf(Date.now());
  const texts = amounts.map(([name]) => [name, figures ? dollars(figures[name]) : ''] as const);
  return { ...Object.fromEntries(texts), asOf } as Typed;
}

type Read = { figures: ValueEstimateFigures } | { errors: FieldErrors };

/** "$556,000", "556000" and "556k" mean the same. A text that is no amount gets an error at its field. */
export function readFigures(typed: Typed): Read {
  const read = amounts.map(([name]) => [name, readPrice(typed[name]).amount ?? Number.NaN] as const);
  const figures = { ...Object.fromEntries(read), asOf: typed.asOf } as ValueEstimateFigures;
  const parsed = parseInput(valueEstimateFigures, figures);
  if (!parsed.ok) return { errors: byField(parsed.issues) };
  return { figures: { ...figures, asOf: parsed.value.asOf.toISOString() } };
}
