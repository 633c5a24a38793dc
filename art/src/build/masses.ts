/**
 * The volumes of which houses consist. Each has its ground plan, the corners that cast its shadow, and a function that
 * prints it.
 */

import type { Spot } from '../kit/geometry.ts';
import { type Foot, type Wall, wall } from '../kit/wall.ts';
import { clad, type Material } from './materials.ts';
import { inOrder, type Part } from './order.ts';
import { eaveShade, groundShade, type Site, wallShade } from './site.ts';

export interface Footprint {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

export interface Mass extends Footprint {
  /** The corners that cast its shadow. None for something too thin. */
  readonly spots: readonly Spot[];
  draw(casters: readonly Mass[]): string;
}

/** The openings in each visible wall. */
export interface Openings {
  readonly front?: (on: Wall) => string;
  readonly left?: (on: Wall) => string;
  readonly right?: (on: Wall) => string;
}

export interface Shell extends Footprint, Openings {
  /** The height at which the walls begin: above 0 for a house on piles. */
  readonly y0?: number;
  /** Height of the eaves above `y0`. */
  readonly h: number;
  readonly walls: Material;
  readonly trim?: string;
  /** Colour and height of the foundation. */
  readonly plinth?: readonly [color: string, height: number];
  readonly cornerBoards?: boolean;
  /** How far the roof projects, for the shadow under it. */
  readonly over?: number;
  readonly seed?: number;
}

export const facesOf = (site: Site, { x0, x1, z0, z1, y0 = 0 }: Footprint & { y0?: number }) => {
  const side = (a: Foot, b: Foot): Wall => wall(site.cam, a, b, y0);
  return { front: side([x0, z0], [x1, z0]), left: side([x0, z1], [x0, z0]), right: side([x1, z0], [x1, z1]) };
};

/** The four corners of a footprint at each of the heights. */
export const cornersAt = ({ x0, x1, z0, z1 }: Footprint, ...heights: readonly number[]): Spot[] =>
  heights.flatMap((y): Spot[] => [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ]);

/** Shadows that other volumes cast on a wall. */
export const cast = (site: Site, on: Wall, h: number, casters: readonly Mass[]): string =>
  casters
    .map(({ spots }) => {
      const foot = on.at(0, 0);
      const before = spots.filter(
        (spot) => (spot[0] - foot[0]) * on.normal[0] + (spot[2] - foot[2]) * on.normal[2] > -0.02,
      );
      return before.length > 2 ? wallShade(site, on, h, before) : '';
    })
    .join('');

/** Walls with cladding, foundation, openings and shadows, without the roof. `gables`: the axis of the ridge. */
export function shellOf(site: Site, shell: Shell, casters: readonly Mass[], gables?: 'x' | 'z'): string {
  const { h, walls, trim, plinth, cornerBoards = trim !== undefined, over = 0.4, seed = 1 } = shell;
  const faces = facesOf(site, shell);
  const finish = (on: Wall, openings: ((on: Wall) => string) | undefined, n: number, isGable: boolean): string => {
    if (!on.seen) return '';
    const wood = trim ? site.ink(trim, on.normal) : '';
    return [
      clad(site, on, [0, 0, on.len, h], walls, seed + n),
      plinth ? on.rect(0, 0, on.len, plinth[1], site.ink(plinth[0], on.normal)) : '',
      trim ? on.rect(0, h - 0.24, on.len, 0.24, wood) : '',
      trim && cornerBoards ? on.rect(0, plinth?.[1] ?? 0, 0.15, h - (plinth?.[1] ?? 0), wood) : '',
      trim && cornerBoards ? on.rect(on.len - 0.15, plinth?.[1] ?? 0, 0.15, h - (plinth?.[1] ?? 0), wood) : '',
      openings?.(on) ?? '',
      isGable ? '' : eaveShade(site, on, h, over),
      cast(site, on, h, casters),
    ].join('');
  };
  return (
    finish(faces.left, shell.left, 1, gables === 'x') +
    finish(faces.right, shell.right, 2, gables === 'x') +
    finish(faces.front, shell.front, 3, gables === 'z')
  );
}

/** A whole house: the shadows on the ground, then its volumes from the farthest to the nearest. */
export function raise(site: Site, masses: readonly Mass[], ground = 0.015): string {
  const shadows = masses.filter(({ spots }) => spots.length > 2).map(({ spots }) => groundShade(site, spots, ground));
  const parts = masses.map((mass): Part => {
    const { x0, x1, z0, z1 } = mass;
    return { x0, x1, z0, z1, draw: () => mass.draw(masses.filter((other) => other !== mass)) };
  });
  return shadowUnion(shadows) + inOrder(site.cam, parts);
}

/** Overlapping shadows do not get darker: they are printed solid, in one group that has the opacity. */
const shadowUnion = (shadows: readonly string[]): string => {
  const share = shadows[0]?.match(/opacity="([^"]+)"/)?.[1] ?? '1';
  return `<g opacity="${share}">${shadows.map((shadow) => shadow.replace(/ opacity="[^"]+"/, '')).join('')}</g>`;
};
