import { expect, it } from 'vitest';
import { picturesOf } from './choose.ts';

it('matches a town from the start of the name', () => {
  const files = ['atlantic-highlands-1.jpg', 'highlands-1.jpg', 'highlands-park-1.jpg'];
  expect(picturesOf('highlands', files)).toEqual(['highlands-1.jpg']);
});

it('puts the lowest number first, whatever the format', () => {
  expect(picturesOf('rumson', ['rumson-10.jpg', 'rumson-2.webp', 'rumson-1.png'])).toEqual([
    'rumson-1.png',
    'rumson-2.webp',
    'rumson-10.jpg',
  ]);
});

it('lets a real photo go before the drawing', () => {
  expect(picturesOf('rumson', ['rumson-1.jpg', 'rumson-0.jpg'])[0]).toBe('rumson-0.jpg');
});

it.each(['rumson.jpg', 'rumson-1.txt', 'rumson-a.jpg', '.DS_Store'])('passes over %s', (file) => {
  expect(picturesOf('rumson', [file])).toEqual([]);
});
