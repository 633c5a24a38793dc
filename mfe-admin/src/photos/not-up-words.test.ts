import { expect, test } from 'vitest';
import { notUpInWords } from './not-up-words.ts';

test('a few photos are named, of many the first', () => {
  expect(notUpInWords(['a.jpg'])).toEqual({ title: 'Not up: a.jpg', description: 'Choose it again.' });
  expect(notUpInWords(['a.jpg', 'b.jpg'])).toEqual({
    title: 'Not up: a.jpg, b.jpg',
    description: 'Choose them again.',
  });
  const thirty = Array.from({ length: 30 }, (_, place) => `${place + 1}.jpg`);
  expect(notUpInWords(thirty)).toEqual({
    title: '30 photos are not up',
    description: '1.jpg, 2.jpg, 3.jpg and 27 more. Choose them again.',
  });
});
