import { expect, it } from 'vitest';
import { cacheTagOf } from './cache-tag.ts';

it('is the same for the same code, and another for other words of the site', () => {
  expect(cacheTagOf({ tagline: 'a' })).toBe(cacheTagOf({ tagline: 'a' }));
  expect(cacheTagOf({ tagline: 'a' })).not.toBe(cacheTagOf({ tagline: 'b' }));
});
