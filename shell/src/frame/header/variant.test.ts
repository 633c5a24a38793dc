import { expect, test } from 'vitest';
import { isDesk, variantOf } from './variant.ts';

const areas = [{ href: '/areas/rumson' }];

test.each([
  ['/', 'clear'],
  ['/about', 'clear'],
  ['/about/', 'clear'],
  ['/areas/rumson', 'labels'],
  ['/areas/rumson/', 'labels'],
  ['/areas/atlantis', 'solid'],
  ['/properties', 'solid'],
  ['/properties/17', 'solid'],
  ['/about-us', 'solid'],
  ['/nowhere', 'solid'],
])('on %s the header is %s', (pathname, variant) => {
  expect(variantOf(pathname, areas)).toBe(variant);
});

test('the agent’s desk is everything behind the sign-in, not the sign-in itself', () => {
  expect(['/admin/dashboard', '/admin/login', '/'].map(isDesk)).toEqual([true, false, false]);
});
