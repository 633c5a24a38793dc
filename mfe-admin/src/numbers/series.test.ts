import { expect, test } from 'vitest';
import { change, leadsByKind, leadsBySource, townName } from './series.ts';

const week = (contact: number, source: string, amount: number) => ({
  from: '2026-11-09T05:00:00.000Z',
  homeViews: 0,
  townViews: 0,
  leads: contact,
  medianAnswerMinutes: null,
  answeredInTime: null,
  answered: 0,
  leadsByKind: [{ kind: 'contact' as const, amount: contact }],
  leadsBySource: [{ source, amount }],
});

test('each kind has a figure for each week, and sources are added up', () => {
  const weeks = [week(4, 'modal', 3), week(2, 'modal', 2), week(0, 'partner', 9)];
  expect(leadsByKind(weeks)[0]).toEqual({ name: 'A message', weeks: [4, 2, 0], total: 6 });
  expect(leadsByKind(weeks)).toHaveLength(4);
  // A kind that a week's figures do not name has none there.
  expect(leadsByKind(weeks)[1]?.total).toBe(0);
  const popups = { ...week(1, 'modal', 1), leadsByKind: [{ kind: 'capture' as const, amount: 7 }] };
  expect(leadsByKind([...weeks, popups]).map(({ total }) => total)).toEqual([7, 6, 0, 0]);
  expect(leadsBySource(weeks)).toEqual([
    { name: 'partner', amount: 9 },
    { name: 'A dialog of the site', amount: 5 },
  ]);
});

test('a change is told as one reads it', () => {
  expect([change(5, 2), change(2, 5), change(3, 0), change(0, 0)]).toEqual(['+3', '−3', 'new', '']);
  expect(townName('atlantic-highlands')).toBe('Atlantic Highlands');
});
