import { expect, it } from 'vitest';
import { smallOf } from './small-picture.tsx';

it('is the small file that the gateway made, and the whole one where that is missing', () => {
  expect(smallOf('abc123.jpg', 480)).toEqual({
    src: '/attached_assets/abc123-480.avif',
    whole: '/attached_assets/abc123.jpg',
  });
});
