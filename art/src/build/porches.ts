/** Porches, porticos, posts, balustrades and steps. */

import { over } from '../kit/colour.ts';
import { type Point, range, type Spot } from '../kit/geometry.ts';
import { roof } from '../kit/roof.ts';
import { block, drum } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { cornersAt, type Footprint, type Mass } from './masses.ts';
import { tones } from './materials.ts';
import { WHITE } from './openings.ts';
import { plane } from './planes.ts';
import type { Site } from './site.ts';
import { solid } from './solids.ts';

export interface PorchShape extends Footprint {
  /** The heights of the floor, of the eave, and of the line where the roof meets the wall. */
  readonly floor: number;
  readonly eave: number;
  readonly head: number;
  readonly posts: readonly number[];
  readonly post?: 'square' | 'round' | 'tapered' | 'turned';
  readonly trim?: string;
  readonly deck?: string;
  readonly roof: string;
  /** The parts of the front that have a balustrade. */
  readonly rails?: readonly Point[];
  readonly skirt?: string;
}

/** A porch along the front: floor, posts, balustrade, sloping roof. */
export function porch(site: Site, shape: PorchShape): Mass {
  const { x0, x1, z0, z1, floor, eave, head, posts, trim = WHITE, deck = '#C9B79A', skirt = '#A79C8B' } = shape;
  const o = 0.35;
  const roofCorners: Spot[] = [
    [x0 - o, eave, z0 - o],
    [x1 + o, eave, z0 - o],
    [x1 + o, eave, z1],
    [x0 - o, eave, z1],
  ];
  return {
    x0,
    x1,
    z0,
    z1,
    spots: [...roofCorners, [x0, head, z1], [x1, head, z1]],
    draw: () =>
      [
        block(site.cam, { x0, x1, y0: 0, y1: floor, z0, z1 }, { ...tones(site, skirt), t: site.flat(deck) }),
        ...posts.map((x) => post(site, shape.post ?? 'square', x, z0 + 0.2, floor, eave - 0.3, trim)),
        ...(shape.rails ?? []).map(([a, b]) => balustrade(site, a, b, z0 + 0.2, floor, trim)),
        leanTo(site, shape, o),
      ].join(''),
  };
}

function leanTo(site: Site, { x0, x1, z0, z1, eave, head, roof: color, trim = WHITE }: PorchShape, o: number): string {
  const { cam } = site;
  const wood = tones(site, trim);
  const end = (x: number, side: -1 | 1, ink: string): string =>
    cam.sees([x, eave, z0], [side, 0, 0])
      ? cam.face(
          [
            [x, eave, z0 - o],
            [x, head, z1],
            [x, eave - 0.3, z1],
            [x, eave - 0.3, z0 - o],
          ],
          ink,
        )
      : '';
  const beam = (y0: number, y1: number, z: number, ink: string): string =>
    cam.face(
      [
        [x0 - o, y0, z],
        [x1 + o, y0, z],
        [x1 + o, y1, z],
        [x0 - o, y1, z],
      ],
      ink,
    );
  return [
    end(x0 - o, -1, wood.l),
    end(x1 + o, 1, wood.r),
    beam(eave - 0.34, eave, z0 - o + 0.14, over(wood.f, '#C8C2C4')),
    beam(eave - 0.2, eave + 0.02, z0 - o, wood.f),
    plane(
      site,
      [
        [x0 - o, eave, z0 - o],
        [x1 + o, eave, z0 - o],
        [x1 + o * 0.4, head, z1],
        [x0 - o * 0.4, head, z1],
      ],
      color,
    ),
  ].join('');
}

/** A post by its style, from floor to beam. */
export function post(
  site: Site,
  style: NonNullable<PorchShape['post']>,
  x: number,
  z: number,
  y0: number,
  y1: number,
  color = WHITE,
): string {
  const half = { square: 0.15, round: 0.2, tapered: 0.16, turned: 0.1 }[style];
  const at = (by: number, from: number, to: number, ink = color): string =>
    solid(site, { x0: x - by, x1: x + by, z0: z - by, z1: z + by, y0: from, y1: to }, ink);
  const tone = (nx: number, nz: number): string => site.ink(color, [nx, 0, nz]);
  if (style === 'round')
    return (
      at(0.28, y0, y0 + 0.14) +
      drum(site.cam, { x, z, y0: y0 + 0.14, y1: y1 - 0.14, r0: half, r1: half * 0.86, sides: 10, turn: 0.2 }, tone) +
      at(0.27, y1 - 0.14, y1)
    );
  if (style === 'tapered')
    return (
      at(0.36, y0, y0 + 1.05, '#B3A08A') +
      at(0.4, y0 + 1.05, y0 + 1.14) +
      drum(site.cam, { x, z, y0: y0 + 1.14, y1, r0: 0.34, r1: 0.24, sides: 4, turn: Math.PI / 4 }, tone)
    );
  return at(half, y0, y1) + at(half + 0.08, y0, y0 + 0.2) + at(half + 0.08, y1 - 0.18, y1);
}

export function balustrade(site: Site, a: number, b: number, z: number, y: number, color = WHITE): string {
  const bar = (y0: number, y1: number, half: number): string =>
    solid(site, { x0: a, x1: b, z0: z - half, z1: z + half, y0, y1 }, color);
  const n = Math.max(1, Math.round((b - a) / 0.19));
  return [
    bar(y + 0.1, y + 0.17, 0.03),
    ...range(n, (i) => {
      const x = a + ((i + 0.5) * (b - a)) / n;
      return solid(site, { x0: x - 0.03, x1: x + 0.03, z0: z - 0.02, z1: z + 0.02, y0: y + 0.15, y1: y + 0.86 }, color);
    }),
    bar(y + 0.84, y + 0.93, 0.05),
  ].join('');
}

/** Steps down towards the viewer from a floor at height `y`. */
export function steps(site: Site, x0: number, x1: number, z: number, y: number, color = '#C9BDA8'): Mass {
  const n = Math.max(1, Math.round(y / 0.17));
  const run = 0.32;
  return {
    x0,
    x1,
    z0: z - run * n,
    z1: z,
    spots: [],
    draw: () =>
      range(n, (i) =>
        solid(site, { x0, x1, y0: 0, y1: y * (1 - (i + 1) / (n + 1)), z0: z - run * (i + 1), z1: z - run * i }, color),
      ).join(''),
  };
}

/** A pedimented porch over a front door. */
export interface PorticoShape extends Footprint {
  readonly floor: number;
  readonly eave: number;
  readonly rise: number;
  readonly post?: 'square' | 'round';
  readonly columns: readonly number[];
  readonly roof: string;
  readonly trim?: string;
}

export function portico(site: Site, shape: PorticoShape): Mass {
  const { x0, x1, z0, z1, floor, eave, rise, columns, trim = WHITE, post: style = 'round' } = shape;
  const { cam } = site;
  const wood = tones(site, trim);
  const on = wall(cam, [x0, z0], [x1, z0], eave);
  const mid = (x0 + x1) / 2;
  return {
    x0,
    x1,
    z0,
    z1,
    spots: [...cornersAt(shape, eave - 0.4, eave), [mid, eave + rise, z0], [mid, eave + rise, z1]],
    draw: () =>
      [
        block(cam, { x0, x1, y0: 0, y1: floor, z0, z1 }, { ...tones(site, '#B3A691'), t: site.flat('#D8CBB2') }),
        ...columns.map((x) => post(site, style, x, z0 + 0.25, floor, eave - 0.42, trim)),
        solid(site, { x0, x1, y0: eave - 0.45, y1: eave, z0, z1 }, trim),
        on.face(
          [
            [-0.1, 0],
            [on.len + 0.1, 0],
            [on.len / 2, rise],
          ],
          wood.f,
        ),
        on.face(
          [
            [0.35, 0.1],
            [on.len - 0.35, 0.1],
            [on.len / 2, rise - 0.22],
          ],
          over(wood.f, '#D2CCC8'),
        ),
        roof(
          cam,
          {
            axis: 'z',
            c: mid,
            a: z0,
            b: z1,
            bAt: () => z1,
            prof: [
              [-(x1 - x0) / 2, eave],
              [0, eave + rise],
              [(x1 - x0) / 2, eave],
            ],
            over: 0.25,
            drop: 0.08,
          },
          {
            planes: (_, normal) => site.ink(shape.roof, normal),
            trim: wood.f,
            band: 0.2,
          },
        ),
      ].join(''),
  };
}
