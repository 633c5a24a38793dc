/** Which homes are like one, of those that may be. */

import type { PropertyCardFragment } from '../generated/operations.ts';

/** The facts that are compared; `priceAmount` is null where the price is told on request. */
export type Compared = Pick<PropertyCardFragment, 'id' | 'city' | 'state' | 'priceAmount' | 'bedrooms'>;

/** In another town, a home of three times the price is another kind of home. */
const TOO_FAR = Math.log(2.5);
/** What the same town is worth: as much as twice the price is away. */
const SAME_TOWN = Math.log(2);
const BEDROOM = 0.1;

const priceGap = (a: Compared, b: Compared): number =>
  a.priceAmount && b.priceAmount ? Math.abs(Math.log(a.priceAmount / b.priceAmount)) : 0;

function bedroomGap(a: Compared, b: Compared): number {
  const gap = Math.abs(Number.parseFloat(a.bedrooms ?? '') - Number.parseFloat(b.bedrooms ?? ''));
  return Number.isNaN(gap) ? 1 : gap;
}

/** The `most` that are most like `home`, by price, bedrooms and town; never the home itself, and none twice. */
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
