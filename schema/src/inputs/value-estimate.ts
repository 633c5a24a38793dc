import * as z from 'zod/mini';
import { newYorkDay } from '../new-york-day.ts';
import { withCommas } from '../with-commas.ts';
import { calendarDate } from './calendar-date.ts';

const FIRST_DAY = '2000-01-01';

const dollars = (most: number) =>
  z.int('Enter whole dollars').check(z.gte(1, 'At least $1'), z.lte(most, `At most $${withCommas(most)}`));

/** The day of the agent's calendar on which the figures were right. */
const asOf = calendarDate((date) => {
  const day = date.toISOString().slice(0, 10);
  if (day > newYorkDay(new Date())) return 'The date cannot lie in the future';
  return day < FIRST_DAY ? 'The date cannot lie before 2000' : undefined;
});

/** The figures on a home's estimate card. */
export const valueEstimateFigures = z
  .object({
    estimate: dollars(100_000_000),
    rangeLow: dollars(100_000_000),
    rangeHigh: dollars(100_000_000),
    rentEstimate: dollars(1_000_000),
    refinancePayment: dollars(1_000_000),
    pricePerSquareFoot: dollars(100_000),
    asOf,
  })
  .check(
    z.refine(({ estimate, rangeLow }) => rangeLow <= estimate, {
      path: ['rangeLow'],
      error: 'The range begins above the estimate',
    }),
    z.refine(({ estimate, rangeHigh }) => rangeHigh >= estimate, {
      path: ['rangeHigh'],
      error: 'The range ends below the estimate',
    }),
  );
export type ValueEstimateFigures = z.output<typeof valueEstimateFigures>;

/** The new estimate of a home. Null or absent removes it. */
export const valueEstimateChange = z.object({
  figures: z.nullish(valueEstimateFigures),
  expectedVersion: z.nullish(z.int().check(z.gte(0))),
});
export type ValueEstimateChange = z.output<typeof valueEstimateChange>;
