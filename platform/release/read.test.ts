import { expect, test } from 'vitest';
import { numberOf, read } from './read.ts';

const one = { least: 1, missing: 'Name a part', options: { to: 'string', 'by-hand': 'boolean' } } as const;
const each = { least: 1, most: Number.POSITIVE_INFINITY, missing: 'Name a folder' } as const;

test('words and options stand in any order', () => {
  for (const given of [
    ['mfe-a', '--to', '1.0.0', '--by-hand'],
    ['--by-hand', '--to=1.0.0', 'mfe-a'],
  ]) {
    const { words, values } = read(given, one);
    expect(words).toEqual(['mfe-a']);
    expect([values.get('to'), values.has('by-hand')]).toEqual(['1.0.0', true]);
  }
});

test('what may be left out may be empty', () => {
  expect(read(['mfe-a', ''], { ...one, most: 2 }).words).toEqual(['mfe-a', '']);
});

test.each([
  [[], one, 'Name a part'],
  [[''], one, 'Name a part'],
  [['mfe-a', ''], each, 'Name a folder'],
  [['mfe-a', '--dry-run'], each, '--dry-run: not understood'],
  [['mfe-a', '-n'], each, '-n: not understood'],
  [['mfe-a', 'mfe-b'], one, 'mfe-b: not understood'],
  [['mfe-a', '--to'], one, '--to has no value'],
  [['mfe-a', '--to', ''], one, '--to has no value'],
  [['mfe-a', '--to', '1.0.0', '--to', '1.0.1'], one, '--to is given twice'],
  [['mfe-a', '--by-hand=no'], one, '--by-hand: not understood'],
  [['mfe-a', '--constructor', '1'], one, '--constructor: not understood'],
])('%j is refused', (given, form, words) => {
  expect(() => read(given, form)).toThrow(words);
});

test.each(['10%', '0', '51', '5.5', '-1', ' ', 'ten'])('%j is no number of the bounds', (text) => {
  expect(() => numberOf(new Map([['share', text]]), 'share', [1, 50])).toThrow(
    `--share is a whole number from 1 to 50, not ${text}`,
  );
});

test('a number that is not given is none', () => {
  expect(numberOf(new Map(), 'share', [1, 50])).toBeUndefined();
  expect(numberOf(new Map([['share', '50']]), 'share', [1, 50])).toBe(50);
});
