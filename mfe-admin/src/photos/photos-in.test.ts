import { expect, it } from 'vitest';
import { photosIn } from './photos-in.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const heic = new File(['x'], 'IMG_1.HEIC');
const paper = new File(['x'], 'plan.pdf', { type: 'application/pdf' });

it('takes the pictures of a paste, wherever it goes', () => {
  const clipboard = { types: ['Files'], files: [picture, heic, paper] };
  expect(photosIn(clipboard, false)).toEqual([picture, heic]);
  expect(photosIn(clipboard, true)).toEqual([picture, heic]);
  expect(photosIn(null, false)).toEqual([]);
});

it('leaves words to the field in which they are pasted, though their picture comes with them', () => {
  const copied = { types: ['text/plain', 'text/html', 'Files'], files: [picture] };
  expect(photosIn(copied, true)).toEqual([]);
  // A picture that is copied in a browser has its address beside it.
  expect(photosIn(copied, false)).toEqual([picture]);
});
