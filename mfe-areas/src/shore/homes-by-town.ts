/** Which homes are shown at which town of the Shore. */

import { belongsTo, mayBeIn, townOf } from '../cities.ts';
import type { ShoreHomesQuery } from '../generated/operations.ts';
import { towns } from './generated/places.ts';

export type ShoreHome = ShoreHomesQuery['properties']['nodes'][number];

export interface HomesOfTown {
  /** The number of homes for sale. Undefined if the answer does not hold all homes. */
  readonly count: number | undefined;
  /** The homes that have their own window. */
  readonly lit: readonly ShoreHome[];
}

/** `entries`: the towns of the menus, with their states. */
export function homesByTown(
  { nodes, pageInfo }: ShoreHomesQuery['properties'],
  entries: ReadonlyArray<{ slug: string; state: string }>,
): ReadonlyMap<string, HomesOfTown> {
  const states = new Map(entries.map(({ slug, state }) => [slug, state]));
  return new Map(
    towns.map(({ slug, wide, tall }) => {
      const near = nodes.filter(({ state }) => mayBeIn(state, states.get(slug)));
      const count = pageInfo.hasNextPage ? undefined : near.filter(({ city }) => belongsTo(slug, city)).length;
      const room = Math.min(wide.homes.length, tall.homes.length);
      return [slug, { count, lit: near.filter(({ city }) => townOf(city) === slug).slice(0, room) }];
    }),
  );
}

/** How many windows lie north of each home's. They light up in this order. */
export function northToSouth(homes: ReadonlyMap<string, HomesOfTown>): ReadonlyMap<string, number> {
  const windows = towns.flatMap(({ slug, wide }) =>
    (homes.get(slug)?.lit ?? []).map(({ id }, index) => ({ id, y: wide.homes[index]?.[1] ?? 0 })),
  );
  return new Map(windows.sort((a, b) => a.y - b.y).map(({ id }, nth) => [id, nth]));
}
