import { expect, it } from 'vitest';
import { hero } from './hero.ts';

it('ends where it begins', () => {
  expect(hero(1)).toBe(hero(0));
  expect(hero(0.5)).not.toBe(hero(0));
});
