import { expect, it } from 'vitest';
import { isEcho } from './double-press.ts';

const [done, next] = [{}, {}];

it.each([
  ['what came into the place of what was pressed', { on: next, words: 'Done' }, true],
  ['a button that says the opposite by then', { on: done, words: 'Waits again' }, true],
  ['the same button, as the next picture', { on: done, words: 'Done' }, false],
])('the second half of a double press upon %s: %o is an echo: %s', (_what, later, isOne) => {
  expect(isEcho({ on: done, words: 'Done' }, later)).toBe(isOne);
});
