import { expect, test } from 'vitest';
import { isSameFault } from './same-fault.ts';

test.each([
  ['weighs 2614092 B as it is drawn, 2097152 B at most', 'weighs 2600000 B as it is drawn, 2097152 B at most', true],
  ['weighs 9614092 B as it is drawn, 2097152 B at most', 'weighs 2600000 B as it is drawn, 2097152 B at most', false],
  ['it keeps the main thread for more than 2 s', 'it takes the main thread for 2.4 s at once', true],
  [
    'it moves what is there by itself: a layout shift of 0.31',
    'it moves what is there by itself: a layout shift of 0.28',
    true,
  ],
  ['it answers 500', 'it answers 404', false],
  ['it throws: Minified React error #310', 'it throws: Minified React error #418', false],
])('"%s" beside "%s" of the live set is the same: %s', (words, live, isSame) => {
  expect(isSameFault(words, live)).toBe(isSame);
});
