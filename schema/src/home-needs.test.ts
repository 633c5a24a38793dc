import { expect, test } from 'vitest';
import { homeNeeds } from './home-needs.ts';

const now = new Date('2026-11-22T12:00:00Z');
const complete = {
  status: 'active',
  description: 'By the water.',
  priceAmount: 650_000,
  photoCount: 1,
  statusSince: new Date('2026-01-01T12:00:00Z'),
  isArchived: false,
} as const;

test('a home that has everything needs nothing, however long it is active', () => {
  expect(homeNeeds(complete, now)).toEqual([]);
});

test('what is missing is named, the photo first', () => {
  expect(homeNeeds({ ...complete, description: null, priceAmount: null, photoCount: 0 }, now)).toEqual([
    'photo',
    'description',
    'price',
  ]);
});

test('a sale that is pending for 45 days is asked about, not a moment before', () => {
  const since = (text: string) => homeNeeds({ ...complete, status: 'pending', statusSince: new Date(text) }, now);
  expect(since('2026-10-08T12:00:00Z')).toEqual(['closing']);
  expect(since('2026-10-08T12:00:01Z')).toEqual([]);
});

test('nothing is asked of a home that is sold or archived', () => {
  expect(homeNeeds({ ...complete, photoCount: 0, status: 'sold' }, now)).toEqual([]);
  expect(homeNeeds({ ...complete, photoCount: 0, isArchived: true }, now)).toEqual([]);
});
