import { expect, test } from 'vitest';
import { priceChanges } from './price-changes.ts';

const day = (number: number, hour = 15) => new Date(Date.UTC(2026, 9, number, hour));
const edit = (at: Date, before: string, after: string) => ({ at, before, after });
const told = (list: ReturnType<typeof priceChanges>) => list.map(({ at, price }) => [at.getUTCDate(), price]);

test('a home begins with the price that it was listed at', () => {
  expect(priceChanges(day(3), '$925,000', [])).toEqual([{ at: day(3), price: '$925,000', before: null }]);
});

test('each change stands with its day, the latest first', () => {
  const edits = [edit(day(12), '$925,000', '$910,000'), edit(day(28), '$910,000', '$899,000')];
  expect(told(priceChanges(day(3), '$899,000', edits))).toEqual([
    [28, '$899,000'],
    [12, '$910,000'],
    [3, '$925,000'],
  ]);
});

test('what is typed and taken back within a day is no change; of several on a day the last one stands', () => {
  const slip = [edit(day(12), '$925,000', '$92,500'), edit(day(12, 16), '$92,500', '$925,000')];
  expect(told(priceChanges(day(3), '$925,000', slip))).toEqual([[3, '$925,000']]);
  const twice = [edit(day(3, 16), '$950,000', '$940,000'), edit(day(3, 17), '$940,000', '$925,000')];
  expect(told(priceChanges(day(3), '$925,000', twice))).toEqual([[3, '$925,000']]);
});
