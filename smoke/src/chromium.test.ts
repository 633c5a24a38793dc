import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

test('a Chromium that is named is the one, or none is', () => {
  expect(findChromium('/nowhere/chromium')).toBeUndefined();
  expect(findChromium(process.execPath)).toBe(process.execPath);
});
