import { expect, it } from 'vitest';
import { answerBy, hoursInWords, sentInWords } from './answer-by.ts';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute);

it.each([
  [at(22, 18, 17), 'Sent. I answer by Mon 6:17\u00a0pm'],
  [at(24, 0, 5), 'Sent. I answer by Wed 12:05\u00a0am'],
  [at(28, 12, 0), 'Sent. I answer by Sun 12:00\u00a0pm'],
])('what is sent at %s is answered within the hours that are promised, by the reader’s own clock', (sentAt, words) => {
  expect(sentInWords(answerBy(sentAt, 24))).toBe(words);
});

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
])('a promise of %i h reads "%s"', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});
