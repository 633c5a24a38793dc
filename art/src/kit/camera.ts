/** A small perspective camera. Verticals stay vertical, as through an architect's shift lens. */

import { lerp, type Point, polyD, type Spot, W } from './geometry.ts';
import { poly } from './shapes.ts';

export interface Eye {
  readonly x?: number;
  /** Eye height in metres: 1.5 to 2 for a person in the street. */
  readonly y?: number;
  readonly z?: number;
  /** The turn from straight ahead (+z) to the right, in radians. */
  readonly yaw?: number;
  /** Focal length in pixels. */
  readonly f?: number;
  /** Where the line of sight meets the sheet, in x. */
  readonly cx?: number;
  /** The horizon's height on the sheet. */
  readonly hy?: number;
  /** Nothing nearer than this is drawn. In metres. */
  readonly near?: number;
}

export interface Camera {
  readonly eye: Spot;
  readonly hy: number;
  /** The point of a spot on the sheet. */
  at(spot: Spot): Point;
  /** Pixels per metre at a spot. */
  scale(spot: Spot): number;
  /** Metres from the eye along the line of sight. */
  depth(spot: Spot): number;
  /** A flat face, clipped where it would be behind the eye. */
  face(list: readonly Spot[], fill: string, more?: string): string;
  /** The outline of such a face. */
  d(list: readonly Spot[]): string;
  /** Whether the front of a face through `spot` with this normal is visible. */
  sees(spot: Spot, normal: Spot): boolean;
}

const cutAt = (near: number, list: readonly Spot[]): Spot[] =>
  list.flatMap((a, index) => {
    const b = list[(index + 1) % list.length] ?? a;
    const kept: Spot[] = a[2] >= near ? [a] : [];
    if (a[2] >= near === b[2] >= near) return kept;
    const t = (near - a[2]) / (b[2] - a[2]);
    return [...kept, [lerp(a[0], b[0], t), lerp(a[1], b[1], t), near] as const];
  });

export function camera(where: Eye): Camera {
  const { x = 0, y = 1.6, z = 0, yaw = 0, f = 1150, cx = W / 2, hy = 520, near = 0.4 } = where;
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const view = ([X, Y, Z]: Spot): Spot => {
    const [dx, dz] = [X - x, Z - z];
    return [dx * cos - dz * sin, Y - y, dx * sin + dz * cos];
  };
  const shot = (v: Spot): Point => [cx + (f * v[0]) / v[2], hy - (f * v[1]) / v[2]];
  const screen = (list: readonly Spot[]): Point[] => cutAt(near, list.map(view)).map(shot);
  return {
    eye: [x, y, z],
    hy,
    at: (spot) => shot(view(spot)),
    scale: (spot) => f / view(spot)[2],
    depth: (spot) => view(spot)[2],
    face: (list, fill, more) => {
      const cut = screen(list);
      return cut.length > 2 ? poly(cut, fill, more) : '';
    },
    d: (list) => polyD(screen(list)),
    sees: (p, n) => n[0] * (x - p[0]) + n[1] * (y - p[1]) + n[2] * (z - p[2]) > 0,
  };
}

/** The point of a place on the sheet: x, y, and pixels per metre. */
export const place = (cam: Camera, x: number, z: number, y = 0): readonly [x: number, y: number, scale: number] => [
  ...cam.at([x, y, z]),
  cam.scale([x, y, z]),
];

/** Depths from near to far. Each is larger than the one before by the same factor. */
export const away = (near: number, far: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => near * (far / near) ** (n > 1 ? i / (n - 1) : 0));

/** A ground strip between two edges that run away from the viewer. */
export function strip(
  cam: Camera,
  depths: readonly number[],
  left: (z: number) => number,
  right: (z: number) => number,
  y: number,
  fill: string,
): string {
  const there = depths.map((z): Spot => [left(z), y, z]);
  const back = [...depths].reverse().map((z): Spot => [right(z), y, z]);
  return cam.face([...there, ...back], fill);
}
