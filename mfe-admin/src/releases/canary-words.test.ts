import { expect, test } from 'vitest';
import { vitalRows, vitalsInWords } from './canary-words.ts';

const vitals = { visits: 52, failed: 0, lcp: 1240, inp: 80, ttfb: 90, cls: 0.014 };

test('what visits told is a line, without what was not measured', () => {
  expect(vitalsInWords(vitals)).toBe('52 visits, shown after 1.2 s, answered after 80 ms, shifted by 0.01');
  expect(vitalsInWords({ ...vitals, visits: 1, failed: 1, lcp: 900, inp: null, cls: null })).toBe(
    '1 visit, 1 failed, shown after 900 ms',
  );
  expect(vitalsInWords(null)).toBeUndefined();
});

test('the canary stands beside what is live', () => {
  const rows = vitalRows({ ...vitals, visits: 3 }, { ...vitals, inp: null });
  expect(rows[0]).toEqual(['Visits', '3', '52']);
  expect(rows[3]).toEqual(['Answered after (INP)', '80 ms', '–']);
});
