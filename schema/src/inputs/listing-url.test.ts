import { expect, it } from 'vitest';
import { isListingUrl } from './listing-url.ts';

it.each([
  'https://www.zillow.com/homedetails/1',
  'https://zillow.com/',
  'https://www.realtor.com/1',
  'https://www.redfin.com/1',
  'https://www.trulia.com/1',
  'https://www.homes.com/1',
  'https://streeteasy.com/sale/1',
])('accepts %s', (url) => {
  expect(isListingUrl(url)).toBe(true);
});

it.each([
  'http://www.zillow.com/1',
  'https://notzillow.com/1',
  'https://zillow.com.evil.example/1',
  'https://user:secret@zillow.com/1',
  'https://user@zillow.com/1',
  'https://:secret@zillow.com/1',
  'https://zillow.com:8443/1',
  'javascript:alert(1)',
  'zillow.com/1',
])('refuses %s', (url) => {
  expect(isListingUrl(url)).toBe(false);
});

it('knows the hosts that an operator names', () => {
  expect(isListingUrl('https://mls.example/1', ['mls.example'])).toBe(true);
});
