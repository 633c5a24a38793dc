/** Which homes hang where on the Shore. */

import { belongsTo, townOf } from '../cities.ts';
import type { ShoreHomesQuery } from '../generated/operations.ts';
import { towns } from './generated/places.ts';

export type ShoreHome = ShoreHomesQuery['properties']['nodes'][number];

export interface HomesOfTown {
  /** How many are for sale; unknown where the answer does not hold them all. */
  readonly count: number | undefined;
  /** Those with a window of their own. */
  readonly lit: readonly ShoreHome[];
}

export function homesByTown({ nodes, pageInfo }: ShoreHomesQuery['properties']): ReadonlyMap<string, HomesOfTown> {
  return new Map(
    towns.map(({ slug, wide, tall }) => {
      const count = pageInfo.hasNextPage ? undefined : nodes.filter(({ city }) => belongsTo(slug, city)).length;
      const room = Math.min(wide.homes.length, tall.homes.length);
      return [slug, { count, lit: nodes.filter(({ city }) => townOf(city) === slug).slice(0, room) }];
    }),
  );
}
