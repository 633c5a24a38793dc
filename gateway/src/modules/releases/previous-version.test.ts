import { expect, test } from 'vitest';
import { previousVersion } from './previous-version.ts';

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
  expect(previousVersion(history(steps), () => true)).toBe(target);
});

test('a version that is not stored any more is passed over', () => {
  expect(previousVersion(history('one two three'), (version) => version !== 'two')).toBe('one');
});
