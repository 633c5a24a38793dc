import { expect, it } from 'vitest';
import { bind } from './prepared-read.ts';

it('numbers values in their order, and gives a list as many places as it has', () => {
  expect(bind('select ? where a in (?) and b = ? limit ?', ['x', ['p', 'q'], null, 3])).toEqual({
    text: 'select $1 where a in ($2, $3) and b = $4 limit $5',
    values: ['x', 'p', 'q', null, 3],
  });
});

it('leaves a statement without values alone', () => {
  expect(bind('select 1', [])).toEqual({ text: 'select 1', values: [] });
});
