/** What breaks out of a roof or a wall: dormers and bays. */

import type { Point, Spot } from '../kit/geometry.ts';
import { roof } from '../kit/roof.ts';
import { wall } from '../kit/wall.ts';
import type { Mass } from './masses.ts';
import { clad, type Material } from './materials.ts';
import { type Sash, sash, WHITE } from './openings.ts';
import { plane } from './planes.ts';
import type { Site } from './site.ts';

export interface DormerShape {
  /** Its middle in x, its width, and how far back its front is. */
  readonly x: number;
  readonly w: number;
  readonly z: number;
  readonly base: number;
  /** Height of its eaves above ground. */
  readonly top: number;
  readonly rise: number;
  /** The roof slope on which it stands: its depth at each height. */
  readonly slope: (y: number) => number;
  readonly walls: Material;
  readonly roof: string;
  readonly trim?: string;
  readonly windows: (on: ReturnType<typeof wall>) => string;
  /** A shed dormer's roof slopes back up instead. */
  readonly shed?: boolean;
}

export function dormer(site: Site, shape: DormerShape): string {
  const { x, w, z, base, top, rise, slope, walls, trim = WHITE, shed = false } = shape;
  const { cam } = site;
  const on = wall(cam, [x - w / 2, z], [x + w / 2, z], base);
  const cheek = (side: -1 | 1): string => {
    const X = x + (side * w) / 2;
    if (!cam.sees([X, base, z], [side, 0, 0])) return '';
    return cam.face(
      [
        [X, base, z],
        [X, base, slope(base)],
        [X, top, slope(top)],
        [X, top, z],
      ],
      site.ink(walls.color, [side, 0, 0]),
    );
  };
  const wood = site.ink(trim, [0, 0, -1]);
  const ink = (normal: Spot): string => site.ink(shape.roof, normal);
  const head = shed
    ? [
        plane(
          site,
          [
            [x - w / 2 - 0.25, top, z - 0.35],
            [x + w / 2 + 0.25, top, z - 0.35],
            [x + w / 2 + 0.25, top + rise, slope(top + rise)],
            [x - w / 2 - 0.25, top + rise, slope(top + rise)],
          ],
          shape.roof,
        ),
        cam.face(
          [
            [x - w / 2 - 0.25, top, z - 0.35],
            [x + w / 2 + 0.25, top, z - 0.35],
            [x + w / 2 + 0.25, top - 0.18, z - 0.35],
            [x - w / 2 - 0.25, top - 0.18, z - 0.35],
          ],
          wood,
        ),
      ]
    : [
        on.face(
          [
            [0, top - base],
            [w, top - base],
            [w / 2, top - base + rise],
          ],
          site.ink(walls.color, on.normal),
        ),
        roof(
          cam,
          {
            axis: 'z',
            c: x,
            a: z,
            b: slope(top + rise),
            bAt: (y) => slope(y),
            prof: [
              [-w / 2, top],
              [0, top + rise],
              [w / 2, top],
            ],
            over: 0.26,
            drop: 0.08,
          },
          {
            planes: (_, normal) => ink(normal),
            trim: wood,
            band: 0.18,
          },
        ),
      ];
  return [cheek(-1), cheek(1), clad(site, on, [0, 0, w, top - base], walls, 9), shape.windows(on), ...head].join('');
}

/** The slope of a roof from its front eave: its depth at each height. */
export const slopeFrom =
  (z0: number, eave: number, zRidge: number, ridge: number) =>
  (y: number): number =>
    z0 + ((Math.min(y, ridge) - eave) / (ridge - eave)) * (zRidge - z0);

/** A bay of three sides under a little roof. */
export function bay(
  site: Site,
  {
    x,
    w,
    z,
    y0 = 0,
    h,
    depth = 0.8,
    walls,
    roof: color,
    style,
  }: {
    x: number;
    w: number;
    z: number;
    y0?: number;
    h: number;
    depth?: number;
    walls: Material;
    roof: string;
    style?: Sash;
  },
): Mass {
  const { cam } = site;
  const cut = depth * 0.75;
  const plan: Point[] = [
    [x - w / 2, z],
    [x - w / 2 + cut, z - depth],
    [x + w / 2 - cut, z - depth],
    [x + w / 2, z],
  ];
  const sides = plan.slice(1).flatMap((to, i) => {
    const from = plan[i];
    return from ? [wall(cam, from, to, y0)] : [];
  });
  const top = y0 + h;
  return {
    x0: x - w / 2,
    x1: x + w / 2,
    z0: z - depth,
    z1: z,
    spots: plan.flatMap(([X, Z]): Spot[] => [
      [X, y0, Z],
      [X, top, Z],
    ]),
    draw: () =>
      [
        ...sides.map(
          (on, i) =>
            clad(site, on, [0, 0, on.len, h], walls, i + 31) +
            sash(site, on, [0.2, 0.75, on.len - 0.4, h - 1.25], { cols: i === 1 ? 2 : 1, casing: 0.1, ...style }) +
            (on.seen ? on.rect(-0.04, h - 0.3, on.len + 0.08, 0.3, site.ink(style?.trim ?? WHITE, on.normal)) : ''),
        ),
        ...plan.slice(1).map((to, i) => {
          const from = plan[i] ?? to;
          return plane(
            site,
            [
              [from[0], top, from[1] - 0.15],
              [to[0], top, to[1] - 0.15],
              [x + w * 0.2, top + 0.6, z],
              [x - w * 0.2, top + 0.6, z],
            ],
            color,
          );
        }),
      ].join(''),
  };
}
