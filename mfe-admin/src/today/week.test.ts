import { expect, test } from 'vitest';
import { figuresOf, inHours } from './week.ts';

const week = { homeViews: 1200, townViews: 84, leads: 17, medianAnswerMinutes: 190, answeredInTime: 0.941 };

test('a week is told beside the one before', () => {
  const before = { homeViews: 1000, townViews: 102, leads: 17, medianAnswerMinutes: 270, answeredInTime: 1 };
  expect(figuresOf(week, before)).toEqual([
    { label: 'views', value: '1,284', before: 'up from 1,102' },
    { label: 'new leads', value: '17', before: 'as before' },
    { label: 'to answer, median', value: '3 h 10', before: 'was 4 h 30' },
    { label: 'answered in a day', value: '94 %', before: 'was 100 %' },
  ]);
});

test('a week in which nothing was answered says nothing of answers', () => {
  const quiet = { homeViews: 0, townViews: 0, leads: 0, medianAnswerMinutes: null, answeredInTime: null };
  expect(figuresOf(quiet, week).map(({ label, before }) => `${label} ${before}`)).toEqual([
    'views down from 1,284',
    'new leads down from 17',
  ]);
  expect(figuresOf(week, quiet).at(-1)?.before).toBe('');
  expect(inHours(45.4)).toBe('45 min');
});
