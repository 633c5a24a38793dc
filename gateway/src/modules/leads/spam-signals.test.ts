import { expect, it } from 'vitest';
import { isSpam } from './spam-signals.ts';

it.each([
  ['a low score', 'suspect', null, true],
  ['a filled trap', 'passed', { website: 'x' }, true],
  ['haste alone', 'passed', { elapsedMs: 200 }, false],
  ['haste without a check', 'unavailable', { elapsedMs: 200 }, true],
  ['no check', 'unavailable', { elapsedMs: 9000 }, false],
  ['no word about the time', 'unavailable', undefined, false],
] as const)('judges %s', (_, verdict, trace, answer) => {
  expect(isSpam(verdict, trace)).toBe(answer);
});
