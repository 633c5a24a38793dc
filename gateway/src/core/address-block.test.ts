import { expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '20010db800010002/64'],
  ['2001:db8:1:2:ffff::9', '20010db800010002/64'],
  ['2001:db8:1:3::1', '20010db800010003/64'],
  ['203.0.113.7:50412', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50412', '20010db800010002/64'],
  ['[2001:db8:1:2::1]', '20010db800010002/64'],
  ['in-process', 'in-process'],
  ['', ''],
])('%s belongs to %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
