import { expect, test } from 'vitest';
import { isDesk, lookOf } from './look.ts';

test.each([
  ['/', 'clear'],
  ['/about', 'clear'],
  ['/areas/rumson', 'labels'],
  ['/properties', 'solid'],
  ['/properties/17', 'solid'],
  ['/about-us', 'solid'],
  ['/nowhere', 'solid'],
])('on %s the header is %s', (pathname, look) => {
  expect(lookOf(pathname)).toBe(look);
});

test('the agent’s desk is everything behind the sign-in, not the sign-in itself', () => {
  expect(['/admin/dashboard', '/admin/login', '/'].map(isDesk)).toEqual([true, false, false]);
});
