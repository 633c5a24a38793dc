/** Which homes hang where on the Shore. */

import { cities } from '../cities.ts';
import type { ShoreHomesQuery } from '../generated/operations.ts';
import { towns } from './generated/places.ts';

export type ShoreHome = ShoreHomesQuery['properties']['nodes'][number];

export interface HomesOfTown {
  /** How many are for sale; unknown where the answer does not hold them all. */
  readonly count: number | undefined;
  /** Those with a window of their own. */
  readonly lit: readonly ShoreHome[];
}

const isIn =
  (slug: string) =>
  ({ city }: ShoreHome): boolean =>
    (cities[slug] ?? []).some((name) => name.toLowerCase() === city.toLowerCase());

/** The town with the fewest other municipalities: a home in Belford stands in Belford, though Middletown counts it, too. */
function standsIn(home: ShoreHome): string | undefined {
  const among = towns.filter(({ slug }) => isIn(slug)(home)).map(({ slug }) => slug);
  return among.sort((a, b) => (cities[a]?.length ?? 0) - (cities[b]?.length ?? 0))[0];
}

export function homesByTown({ nodes, pageInfo }: ShoreHomesQuery['properties']): ReadonlyMap<string, HomesOfTown> {
  return new Map(
    towns.map(({ slug, wide, tall }) => {
      const count = pageInfo.hasNextPage ? undefined : nodes.filter(isIn(slug)).length;
      const room = Math.min(wide.homes.length, tall.homes.length);
      return [slug, { count, lit: nodes.filter((home) => standsIn(home) === slug).slice(0, room) }];
    }),
  );
}

/** How many windows lie north of each home's: in this order they light. */
export function northToSouth(homes: ReadonlyMap<string, HomesOfTown>): ReadonlyMap<string, number> {
  const windows = towns.flatMap(({ slug, wide }) =>
    (homes.get(slug)?.lit ?? []).map(({ id }, index) => ({ id, y: wide.homes[index]?.[1] ?? 0 })),
  );
  return new Map(windows.sort((a, b) => a.y - b.y).map(({ id }, nth) => [id, nth]));
}
