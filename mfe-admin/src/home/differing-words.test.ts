import { expect, test } from 'vitest';
import { differingWords, shortened } from './differing-words.ts';

test('what two texts begin and end with is left out of the difference', () => {
  expect(differingWords('a carriage house with three bays.', 'a carriage house with four bays.')).toEqual({
    here: ['a carriage house with ', 'three ', 'bays.'],
    there: ['a carriage house with ', 'four ', 'bays.'],
  });
});

test('what one has and the other has not is the difference', () => {
  expect(differingWords('by the sea', 'by the deep sea')).toEqual({
    here: ['by the ', '', 'sea'],
    there: ['by the ', 'deep ', 'sea'],
  });
  expect(differingWords('', 'new').there).toEqual(['', 'new', '']);
  expect(differingWords('again again', 'again').here.join('')).toBe('again again');
});

test('of what is the same only the part beside it is shown', () => {
  expect(shortened('one two three', 'end', 8)).toBe('… wo three');
  expect(shortened('one two three', 'start', 8)).toBe('one two …');
  expect(shortened('short', 'end')).toBe('short');
});
