import { parseInput, personChange } from 'schema/forms';
import { expect, it } from 'vitest';
import { countOf, dollarsOf } from './typed-numbers.ts';

/** What the form says of a wish. */
function said(wishes: object): string | undefined {
  const parsed = parseInput(personChange, { wishes });
  return parsed.ok ? undefined : parsed.issues[0]?.message;
}

it.each([
  ['', null],
  ['650000', 650_000],
  ['$650,000', 650_000],
  ['650k', 650_000],
  ['3200/mo', 3200],
])('reads “%s” as dollars', (text, amount) => expect(dollarsOf(text)).toBe(amount));

it.each(['650,00', '650.000', '-5', '1e99', '0x10', 'abc', '٦٥٠'])('the price “%s” is told to be wrong', (text) => {
  expect(said({ maxPrice: dollarsOf(text) })).toBe('Enter a whole number of dollars');
});

it('reads a count, and takes none that is another in half the world', () => {
  expect([countOf(''), countOf('3'), countOf('2.5')]).toEqual([null, 3, 2.5]);
  for (const text of ['2,5', '-1', '101', '0x3', '1e1', '٣'])
    expect(said({ minBedrooms: countOf(text) }), text).toBe('Enter a number from 0 to 100');
});
