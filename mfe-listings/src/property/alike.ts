/** Finds the homes that are most like another one. */

import type { PropertyCardFragment } from '../generated/operations.ts';

/** The facts that are compared. `priceAmount` is null if the price is told on request only. */
export type Compared = Pick<PropertyCardFragment, 'id' | 'city' | 'state' | 'priceAmount' | 'bedrooms'>;

/**
 * In other towns, a home at more than 2.5 times the price, or less than 1/2.5 of it, is not comparable. Log of the
 * ratio of two prices.
 */
const TOO_FAR = Math.log(2.5);
/** The bonus for the same town: as much as a price twice as high counts against a home. */
const SAME_TOWN = Math.log(2);
const BEDROOM = 0.1;

const priceGap = (a: Compared, b: Compared): number =>
  a.priceAmount && b.priceAmount ? Math.abs(Math.log(a.priceAmount / b.priceAmount)) : 0;

function bedroomGap(a: Compared, b: Compared): number {
  const gap = Math.abs(Number.parseFloat(a.bedrooms ?? '') - Number.parseFloat(b.bedrooms ?? ''));
  return Number.isNaN(gap) ? 1 : gap;
}

/**
 * The `most` homes that are most like `home`, by price, bedrooms and town. Without the home itself and without
 * duplicates.
 */
export function alike<Home extends Compared>(home: Compared, others: readonly Home[], most: number): Home[] {
  const isInTown = (other: Home) => other.city === home.city && other.state === home.state;
  const gap = (other: Home) =>
    priceGap(home, other) + bedroomGap(home, other) * BEDROOM - (isInTown(other) ? SAME_TOWN : 0);
  const candidates = [...new Map(others.map((other) => [other.id, other])).values()];
  return candidates
    .filter((other) => other.id !== home.id && (isInTown(other) || priceGap(home, other) <= TOO_FAR))
    .toSorted((a, b) => gap(a) - gap(b))
    .slice(0, most);
}
