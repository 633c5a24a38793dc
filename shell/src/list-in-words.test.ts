import { expect, it } from 'vitest';
import { listInWords } from './list-in-words.ts';

it('lists read as Intl has them', () => {
  const intl = new Intl.ListFormat('en-US');
  for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(listInWords(words)).toBe(intl.format(words));
});
