import { expect, it } from 'vitest';
import { locatePictures } from './sitemap.ts';

const assets = ['assets/rumson-480.aa11.jpg', 'assets/rumson-1280.bb22.jpg', 'assets/rumson-tile-1600.cc33.jpg'];

it('names the largest picture of each address, and none where there is none', () => {
  expect(locatePictures([{ path: '/areas/rumson', image: 'rumson' }, { path: '/about' }], assets)).toEqual([
    { path: '/areas/rumson', image: 'assets/rumson-1280.bb22.jpg' },
    { path: '/about' },
  ]);
});

it('refuses a picture that the build did not make', () => {
  expect(() => locatePictures([{ path: '/areas/atlantis', image: 'atlantis' }], assets)).toThrow('atlantis');
});
