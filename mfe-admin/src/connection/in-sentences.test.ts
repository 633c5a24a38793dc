import { expect, test } from 'vitest';
import { inSentences } from './in-sentences.ts';

test('the gateway’s words, which end without a period, and the page’s own stand as sentences', () => {
  expect(inSentences('Property not found', 'What you typed is kept.')).toBe(
    'Property not found. What you typed is kept.',
  );
  expect(inSentences('Please try again.', 'What you typed is kept.')).toBe('Please try again. What you typed is kept.');
  expect(inSentences('Property not found', '')).toBe('Property not found');
});
