import { expect, test } from 'vitest';
import { fitted, isHeic, preparePhoto } from './prepare-photo.ts';

test('the longer edge becomes 2560 pixels, and nothing grows', () => {
  expect(fitted(5120, 3840)).toEqual({ width: 2560, height: 1920 });
  expect(fitted(3000, 6000)).toEqual({ width: 1280, height: 2560 });
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitted(12_000, 2)).toEqual({ width: 2560, height: 1 });
});

test('HEIC is known by its type, and by its name where the browser knows no type', () => {
  expect(isHeic({ name: 'IMG_2045.HEIC', type: '' })).toBe(true);
  expect(isHeic({ name: 'photo', type: 'image/heif' })).toBe(true);
  expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
});

test('an empty file is said to be empty, whatever it is called', async () => {
  await expect(preparePhoto(new File([], 'IMG_2045.HEIC'))).rejects.toThrow(
    'IMG_2045.HEIC is empty. If it is not on this device yet, open it once and choose it again.',
  );
});
