import { expect, test } from 'vitest';
import { placeOfUpload } from './place-of-upload.ts';

const picked = ['a', 'b', 'c'];

test('a photo comes last', () => {
  expect(placeOfUpload(['old'], 'a', ['a'])).toBe(1);
  expect(placeOfUpload(['old', 'a', 'b'], 'c', picked)).toBe(3);
  expect(placeOfUpload(['b', 'old'], 'x', [])).toBe(2);
});

test('one that failed and is tried again comes where it was picked', () => {
  expect(placeOfUpload(['old', 'a', 'c'], 'b', picked)).toBe(2);
  expect(placeOfUpload(['b', 'c'], 'a', picked)).toBe(0);
  expect(placeOfUpload(['old', 'c'], 'b', ['b', 'c'])).toBe(1);
});

test('so it does where the others were put into another order, or taken away, meanwhile', () => {
  expect(placeOfUpload(['c', 'old', 'a'], 'b', picked)).toBe(3);
  expect(placeOfUpload(['a', 'old'], 'b', picked)).toBe(2);
});
