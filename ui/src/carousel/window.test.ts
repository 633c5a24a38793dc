import { describe, expect, test } from 'vitest';
import { itemAt, positionOf, slotsAround } from './window.ts';

describe('the window of a carousel', () => {
  test('wraps in both directions', () => {
    expect([-1, 0, 4, 5, 11].map((position) => itemAt(position, 5))).toEqual([4, 0, 4, 0, 1]);
  });

  test('holds one slot beyond what is in sight on either side', () => {
    expect(slotsAround(0, 3, 5).map(({ item }) => item)).toEqual([4, 0, 1, 2, 3]);
  });

  test('moves by one: all slots but one keep their identity', () => {
    const before = slotsAround(4, 3, 5).map(({ position }) => position);
    const after = slotsAround(5, 3, 5).map(({ position }) => position);
    expect(after.slice(0, -1)).toEqual(before.slice(1));
  });

  test('repeats items rather than leave a gap when there is one more than fits', () => {
    expect(slotsAround(0, 3, 4).map(({ item }) => item)).toEqual([3, 0, 1, 2, 3]);
  });

  test('stands still when everything fits, and is empty when there is nothing', () => {
    expect(slotsAround(7, 3, 2).map(({ item }) => item)).toEqual([0, 1]);
    expect(slotsAround(0, 3, 0)).toEqual([]);
  });

  test('goes the shorter way to a chosen item', () => {
    expect(positionOf(4, 0, 5)).toBe(-1);
    expect(positionOf(1, 0, 5)).toBe(1);
    expect(positionOf(0, 9, 5)).toBe(10);
  });
});
