import { expect, test } from 'vitest';
import { RenderRecord } from './render-record.ts';

const broken = { name: 'mfe-listings', version: '1.0.0+000000000001' };

test('a release is given up after its third fault, and said so once', () => {
  const record = new RenderRecord();
  expect([1, 2, 3, 4].map(() => record.blame(broken))).toEqual([false, false, true, false]);
  expect(record.isTrusted(broken)).toBe(false);
});

test('its next version, and every other part, starts clean', () => {
  const record = new RenderRecord();
  for (const _ of [1, 2, 3]) record.blame(broken);
  expect(record.isTrusted({ ...broken, version: '1.0.0+000000000002' })).toBe(true);
  expect(record.isTrusted({ ...broken, name: 'mfe-areas' })).toBe(true);
});
