import { expect, test } from 'vitest';
import { earlierVersions } from './previous-version.ts';

const history = (text: string) =>
  text.split(' ').map((step) => {
    const [, sign = '', version = ''] = /^([-~]?)(.+)$/.exec(step) ?? [];
    const action = ({ '': 'promote', '-': 'rollback', '~': 'withdraw' } as const)[sign as '' | '-' | '~'];
    return { version, action };
  });

test.each([
  ['one', undefined],
  ['one two', 'one'],
  ['one two three -two', 'one'],
  ['one two three -two -one', undefined],
  ['one two -one three', 'one'],
  ['one two one', 'two'],
  ['one two one -two', 'one'],
  ['one one two', 'one'],
  ['one two ~two', 'two'],
  ['one two ~two -two', 'one'],
  ['one two ~two three', 'two'],
])('after %s a rollback leads to %s', (steps, target) => {
  expect(earlierVersions(history(steps))[0]).toBe(target);
});

test('whoever names a version goes back to any that stood before and was not taken back', () => {
  expect(earlierVersions(history('one two three'))).toEqual(['two', 'one']);
  expect(earlierVersions(history('one two three -one'))).toEqual([]);
  expect(earlierVersions(history('one two one'))).toEqual(['two']);
});
