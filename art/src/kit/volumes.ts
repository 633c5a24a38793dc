/** Plain solids on the ground, and their shadows on it. */

import type { Camera } from './camera.ts';
import { hull, type Point, range, type Spot } from './geometry.ts';

export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0?: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
}

/** The ink of each side: front, left, right, top. */
export interface BoxTones {
  readonly f: string;
  readonly l?: string;
  readonly r?: string;
  readonly t?: string;
}

/** An upright block. */
export function block(cam: Camera, { x0, x1, y0 = 0, y1, z0, z1 }: Box, { f, l = f, r = f, t = f }: BoxTones): string {
  const upright = (a: Point, b: Point, fill: string): string =>
    cam.face(
      [
        [a[0], y0, a[1]],
        [b[0], y0, b[1]],
        [b[0], y1, b[1]],
        [a[0], y1, a[1]],
      ],
      fill,
    );
  const lid: Spot[] = [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  return [
    cam.eye[1] > y1 ? cam.face(lid, t) : '',
    cam.sees([x0, y0, z0], [-1, 0, 0]) ? upright([x0, z1], [x0, z0], l) : '',
    cam.sees([x1, y0, z0], [1, 0, 0]) ? upright([x1, z0], [x1, z1], r) : '',
    cam.sees([x0, y0, z0], [0, 0, -1]) ? upright([x0, z0], [x1, z0], f) : '',
  ].join('');
}

export interface Drum {
  readonly x: number;
  readonly z: number;
  readonly y0: number;
  readonly y1: number;
  readonly r0: number;
  readonly r1?: number;
  readonly sides?: number;
  readonly turn?: number;
}

/** A tower or cone with many sides. `tone` gives the ink of a side by its direction. */
export function drum(cam: Camera, shape: Drum, tone: (nx: number, nz: number) => string): string {
  const { x, z, y0, y1, r0, r1 = r0, sides = 8, turn = 0 } = shape;
  return range(sides, (i) => {
    const [a0, a1] = [turn + (i / sides) * Math.PI * 2, turn + ((i + 1) / sides) * Math.PI * 2];
    const m = (a0 + a1) / 2;
    const foot: Spot = [x + r0 * Math.cos(a0), y0, z + r0 * Math.sin(a0)];
    const side: Spot[] = [
      foot,
      [x + r0 * Math.cos(a1), y0, z + r0 * Math.sin(a1)],
      [x + r1 * Math.cos(a1), y1, z + r1 * Math.sin(a1)],
      [x + r1 * Math.cos(a0), y1, z + r1 * Math.sin(a0)],
    ];
    const isSeen = cam.sees(foot, [Math.cos(m), (r0 - r1) / (y1 - y0 || 1), Math.sin(m)]);
    return isSeen ? cam.face(side, tone(Math.cos(m), Math.sin(m))) : '';
  }).join('');
}

/** The shadow of a set of points on the ground in this light. */
export function groundShadow(cam: Camera, points: readonly Spot[], light: Spot, fill: string, y = 0): string {
  const fallen = points.map(([X, Y, Z]): Point => {
    const k = (Y - y) / -light[1];
    return [X + light[0] * k, Z + light[2] * k];
  });
  return cam.face(
    hull(fallen).map(([X, Z]) => [X, y, Z]),
    fill,
  );
}
