/** A wall with its direction, and what is drawn on it: courses, blocks, windows. */

import type { Camera } from './camera.ts';
import { type Point, range, type Spot } from './geometry.ts';
import { INK } from './inks.ts';
import { random } from './random.ts';

/** A place on the ground plan. */
export type Foot = readonly [x: number, z: number];

export interface BlockTones {
  readonly front: string;
  readonly side: string;
  readonly top?: string;
  readonly under?: string;
}

export interface WindowStyle {
  readonly trim?: string;
  readonly glass?: string;
  readonly gleam?: string | undefined;
  readonly bar?: string;
  readonly cols?: number;
  readonly rows?: number;
  /** Width of the casing in metres. */
  readonly f?: number;
  readonly sill?: boolean;
  readonly hood?: boolean;
  /** Leaf and slat. */
  readonly shutter?: readonly [leaf: string, slat: string];
  /** The shadow of the casing on the wall. */
  readonly shade?: string;
  readonly arch?: boolean;
}

export interface Wall {
  readonly cam: Camera;
  readonly len: number;
  readonly normal: Spot;
  readonly seen: boolean;
  /** `u` is to the right, `v` up, `d` outwards, in metres from the left foot. */
  at(u: number, v: number, d?: number): Spot;
  face(list: readonly Point[], fill: string, d?: number, more?: string): string;
  rect(u: number, v: number, w: number, h: number, fill: string, d?: number, more?: string): string;
  /** The outline of a rectangle on the wall. */
  d(u: number, v: number, w: number, h: number, d?: number): string;
  /** A block that projects from the wall. */
  box(u: number, v: number, w: number, h: number, depth: number, tones: BlockTones): string;
  /** Courses of shingle or clapboard: interrupted lines, never full ones. */
  courses(u: number, v: number, w: number, h: number, step: number, color: string, style?: CourseStyle): string;
  win(u: number, v: number, w: number, h: number, style?: WindowStyle): string;
}

interface CourseStyle {
  readonly seed?: number;
  readonly width?: number;
  readonly keep?: number;
}

/** A wall seen from outside, from its left foot to its right. */
export function wall(cam: Camera, a: Foot, b: Foot, y0 = 0): Wall {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const len = Math.hypot(dx, dz);
  const along: Point = [dx / len, dz / len];
  const normal: Spot = [along[1], 0, -along[0]];
  const at = (u: number, v: number, d = 0): Spot => [
    a[0] + along[0] * u + normal[0] * d,
    y0 + v,
    a[1] + along[1] * u + normal[2] * d,
  ];
  const corners = (u: number, v: number, w: number, h: number, d: number): Spot[] => [
    at(u, v, d),
    at(u + w, v, d),
    at(u + w, v + h, d),
    at(u, v + h, d),
  ];
  const it: Wall = {
    cam,
    len,
    at,
    normal,
    seen: cam.sees([a[0], y0, a[1]], normal),
    face: (list, fill, d = 0, more = '') =>
      cam.face(
        list.map(([u, v]) => at(u, v, d)),
        fill,
        more,
      ),
    rect: (u, v, w, h, fill, d = 0, more = '') => cam.face(corners(u, v, w, h, d), fill, more),
    d: (u, v, w, h, d = 0) => cam.d(corners(u, v, w, h, d)),
    box: (u, v, w, h, depth, tones) => box(it, [u, v, w, h, depth], tones),
    courses: (u, v, w, h, step, color, style = {}) => courses(it, [u, v, w, h], step, color, style),
    win: (u, v, w, h, style = {}) => drawWindow(it, [u, v, w, h], style),
  };
  return it;
}

type Area = readonly [u: number, v: number, w: number, h: number];
type Solid = readonly [u: number, v: number, w: number, h: number, depth: number];

function box(on: Wall, [u, v, w, h, depth]: Solid, { front, side, top = front, under = side }: BlockTones): string {
  const { cam, at, normal } = on;
  const [nx, , nz] = normal;
  const quad = (list: readonly (readonly [number, number, number])[], fill: string) =>
    cam.face(
      list.map(([p, q, d]) => at(p, q, d)),
      fill,
    );
  const end = (p: number): string =>
    quad(
      [
        [p, v, 0],
        [p, v, depth],
        [p, v + h, depth],
        [p, v + h, 0],
      ],
      side,
    );
  const flat = (q: number, fill: string): string =>
    quad(
      [
        [u, q, 0],
        [u + w, q, 0],
        [u + w, q, depth],
        [u, q, depth],
      ],
      fill,
    );
  const y0 = at(0, 0)[1];
  return [
    cam.sees(at(u, v), [nz, 0, -nx]) ? end(u) : '',
    cam.sees(at(u + w, v), [-nz, 0, nx]) ? end(u + w) : '',
    cam.eye[1] > y0 + v + h ? flat(v + h, top) : '',
    cam.eye[1] < y0 + v ? flat(v, under) : '',
    on.rect(u, v, w, h, front, depth),
  ].join('');
}

function courses(
  on: Wall,
  [u, v, w, h]: Area,
  step: number,
  color: string,
  { seed = 1, width = 0.035, keep = 0.8 }: CourseStyle,
): string {
  const r = random(seed);
  const runs: string[] = [];
  for (let y = v + step; y < v + h - 0.01; y += step) {
    let x = u;
    while (x < u + w) {
      const end = Math.min(u + w, x + r.between(0.6, 3.2));
      if (r() < keep) runs.push(on.rect(x, y, end - x, width, color));
      x = end + r.between(0.05, 0.5);
    }
  }
  return runs.join('');
}

/** The outline of a pane, enlarged by `f`; its top is round if it is arched. */
function pane([u, v, w, h]: Area, f: number, arch: boolean): Point[] {
  const top = arch
    ? range(9, (_, t): Point => [u - f + (w + 2 * f) * (1 - t), v + h + Math.sin(t * Math.PI) * (w / 2 + f)])
    : ([
        [u + w + f, v + h + f],
        [u - f, v + h + f],
      ] as const);
  return [[u - f, v - f], [u + w + f, v - f], ...top];
}

function shutters(on: Wall, [u, v, w, h]: Area, f: number, [leaf, slat]: readonly [string, string]): string {
  const wide = w * 0.46;
  return [u - f - wide - 0.04, u + w + f + 0.04]
    .map((left) => {
      const slats = range(7, (i) => on.rect(left + 0.07, v + (h * (i + 1)) / 8, wide - 0.14, 0.035, slat));
      return on.rect(left, v - 0.04, wide, h + 0.08, leaf) + slats.join('');
    })
    .join('');
}

function drawWindow(on: Wall, area: Area, style: WindowStyle): string {
  const { trim = INK.paper, glass = INK.teal, gleam, bar = trim, cols = 2, rows = 2, f = 0.13 } = style;
  const { sill = true, hood = false, shutter, shade, arch = false } = style;
  const [u, v, w, h] = area;
  const bars = [
    ...range(cols - 1, (i) => on.rect(u + (w * (i + 1)) / cols - 0.03, v, 0.06, h + (arch ? w * 0.42 : 0), bar)),
    ...range(rows - 1, (i) => on.rect(u, v + (h * (i + 1)) / rows - 0.03, w, (i + 1) * 2 === rows ? 0.085 : 0.05, bar)),
  ];
  const shine: Point[] = [
    [u, v + h * 0.25],
    [u + w * 0.85, v + h],
    [u, v + h],
  ];
  return [
    shade ? on.rect(u - f + 0.1, v - f - 0.12, w + 2 * f, h + 2 * f, shade) : '',
    shutter ? shutters(on, area, f, shutter) : '',
    on.face(pane(area, f, arch), trim),
    on.face(pane(area, 0, arch), glass),
    gleam ? on.face(shine, gleam) : '',
    ...bars,
    sill ? on.rect(u - f - 0.1, v - f - 0.1, w + 2 * f + 0.2, 0.12, trim) : '',
    hood ? on.rect(u - f - 0.1, v + h + f, w + 2 * f + 0.2, 0.16, trim) : '',
  ].join('');
}
