import { expect, it } from 'vitest';
import { upTo500 } from './trace.ts';

it('what led here is cleaned and cut so that the gateway takes it', () => {
  expect(upTo500('utm_source=\0coast')).toBe('utm_source=coast');
  expect(upTo500('a'.repeat(600))).toHaveLength(500);
  expect(upTo500(`${'a'.repeat(499)}🏡`)).toBe('a'.repeat(499));
  expect(upTo500(`${'a'.repeat(498)}🏡`)).toBe(`${'a'.repeat(498)}🏡`);
});
