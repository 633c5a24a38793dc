import { expect, it } from 'vitest';
import { satisfy } from './caret-ranges.ts';

it.each([
  ['1.14.0', '^1.14.0', true],
  ['1.14.2', '^1.14.0', true],
  ['1.15.0', '^1.14.3', true],
  ['1.9.9', '^1.14.0', false],
  ['2.0.0', '^1.14.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['19.3.1', '^19.0.0', true],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.3', '<=1.10.0', true],
  ['1.10.0', '<=1.2.3', false],
])('%s for %s: %s', (version, range, isEnough) => {
  expect(satisfy(version, range)).toBe(isEnough);
});

it('says so when somebody asks in another way', () => {
  expect(() => satisfy('1.2.3', '1.x || 2')).toThrow('1.x || 2');
});
