/** Space on the land: what a town keeps free, where other houses are, and where lit windows may be. */

import type { Point } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import type { Camera } from './camera.ts';
import type { Place } from './coast.ts';
import type { Land } from './ground.ts';
import { sizeOf } from './standing.ts';
import { labelOf, newYork, type TownOnShore, towns } from './towns.ts';

/** The middle of an occupied area, and its half-width and half-height. */
type Taken = readonly [x: number, y: number, across: number, down: number];

const all: ReadonlyArray<readonly [slug: string, town: TownOnShore]> = Object.entries(towns);

/** The offset from a name's point to its middle, by its side. */
const LEAN = { left: 60, right: -60, middle: 0 } as const;

function takenBy(cam: Camera, town: TownOnShore): Taken[] {
  const [x, y] = cam.to(town.at);
  const z = sizeOf(cam, town);
  const [dx, dy, side] = labelOf(town, cam.isTall);
  const name: Taken = [x + dx * 0.88 + LEAN[side], y + dy * 0.88 + (side === 'middle' ? 14 : 0), 80, 22];
  return [[x, y - 20 * z, 118 * z, 60 * z], name];
}

export interface Spots {
  /** Places of other houses, which have no light. */
  readonly houses: readonly Place[];
  /** Places for the homes of a town, in order. */
  readonly homes: ReadonlyMap<string, readonly Place[]>;
  /** Whether nothing is at a point yet. */
  isFree(point: Point, margin: number): boolean;
}

const TRIES = 160;
/** Further homes have no window: the card says how many there are. */
const HOMES_A_TOWN = 4;

export function spotsOf(cam: Camera, land: Land): Spots {
  const taken: Taken[] = all.flatMap(([, town]) => takenBy(cam, town));
  const isFree = ([x, y]: Point, margin: number): boolean =>
    taken.every(
      ([tx, ty, across, down]) => Math.abs(x - tx) > across * 0.78 + margin || Math.abs(y - ty) > down * 0.72 + margin,
    );
  const take = (place: Place, across: number, down: number): void => {
    const [x, y] = cam.to(place);
    taken.push([x, y - down / 2, across, down]);
  };
  const isGround = ([x, y]: Point): boolean =>
    land.isDry([x, y]) && land.isDry([x + 16, y]) && land.isDry([x - 6, y + 6]);

  /** Up to `most` free places around a town. */
  function search(town: TownOnShore, seed: number, most: number, spread: number, margin: number): Place[] {
    const r = random(seed);
    const found: Place[] = [];
    const west = town.isAfloat || town.isOnSand ? 0.012 : 0;
    for (let tries = 0; tries < TRIES && found.length < most; tries++) {
      const place: Place = [
        town.at[0] + r.between(-0.62, 0.62) * spread,
        town.at[1] - west + r.between(-1.3, 1.3) * spread,
      ];
      const point = cam.to(place);
      if (!isGround(point) || !isFree(point, margin)) continue;
      found.push(place);
      take(place, margin > 0 ? 26 : 15, margin > 0 ? 22 : 9);
    }
    return found;
  }

  for (const place of [...newYork.homes, ...all.flatMap(([, { homes }]) => homes)]) take(place, 26, 22);
  const homes = new Map<string, readonly Place[]>([['new-york', newYork.homes]]);
  all.forEach(([slug, town], i) => {
    const more = search(town, 300 + i, HOMES_A_TOWN - town.homes.length, Math.max(0.028, town.village[1] * 1.5), 8);
    homes.set(slug, [...town.homes, ...more]);
  });
  const houses = all.flatMap(([, town], i) => search(town, 900 + i, town.village[0], town.village[1], -12));
  return { houses, homes, isFree };
}
