import { expect, it } from 'vitest';
import { markOf } from './mark.ts';

it('is the same for the same code, and another for other words of the site', () => {
  expect(markOf({ tagline: 'a' })).toBe(markOf({ tagline: 'a' }));
  expect(markOf({ tagline: 'a' })).not.toBe(markOf({ tagline: 'b' }));
});
