import { expect, it } from 'vitest';
import { isEcho } from './double-press.ts';

const [done, next] = [{}, {}];
const first = { at: 1000, x: 100, y: 200, on: done, words: 'Done' };

it.each([
  ['what came into the place of what was pressed', { at: 1150, on: next }, true],
  ['a button that says the opposite by then', { at: 1150, words: 'Waits again' }, true],
  ['the same button, as the next picture', { at: 1150 }, false],
  ['another button elsewhere', { at: 1150, y: 260, on: next }, false],
  ['what stands there later', { at: 1600, on: next }, false],
])('a second press upon %s: %o is an echo: %s', (_what, later, isOne) => {
  expect(isEcho(first, { ...first, ...later })).toBe(isOne);
});
