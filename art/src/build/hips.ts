/** Volumes whose roof slopes on all four sides, or all one way. */

import type { Point, Spot } from '../kit/geometry.ts';
import type { Wall } from '../kit/wall.ts';
import { cornersAt, facesOf, type Mass, shellOf } from './masses.ts';
import { markGable, tones } from './materials.ts';
import { minus, plane, type Roofed, soffits } from './planes.ts';
import type { Site } from './site.ts';

export interface Hipped extends Roofed {
  readonly rise: number;
  readonly step?: number;
}

/** A volume whose roof slopes on all four sides. */
export function hipped(site: Site, shape: Hipped): Mass {
  const { x0, x1, z0, z1, h, y0 = 0, rise, over = 0.5, step = 0.5 } = shape;
  const [e, top] = [y0 + h - 0.06, y0 + h + rise];
  const [X0, X1, Z0, Z1] = [x0 - over, x1 + over, z0 - over, z1 + over];
  const half = Math.min(x1 - x0, z1 - z0) / 2 + over;
  const isWide = x1 - x0 >= z1 - z0;
  const [ra, rb]: [Spot, Spot] = isWide
    ? [
        [X0 + half, top, (Z0 + Z1) / 2],
        [X1 - half, top, (Z0 + Z1) / 2],
      ]
    : [
        [(X0 + X1) / 2, top, Z0 + half],
        [(X0 + X1) / 2, top, Z1 - half],
      ];
  const wood = tones(site, shape.rake ?? shape.trim ?? '#FBF4E6');
  const fascia = (a: Spot, b: Spot, normal: Spot, ink: string): string =>
    site.cam.sees(a, normal) ? site.cam.face([a, b, [b[0], b[1] - 0.22, b[2]], [a[0], a[1] - 0.22, a[2]]], ink) : '';
  const [fl, fr, bl, br]: [Spot, Spot, Spot, Spot] = [
    [X0, e, Z0],
    [X1, e, Z0],
    [X0, e, Z1],
    [X1, e, Z1],
  ];
  return {
    x0,
    x1,
    z0,
    z1,
    spots: [...cornersAt(shape, y0, y0 + h), ra, rb],
    draw: (casters) =>
      [
        shape.behind?.() ?? '',
        shellOf(site, shape, casters),
        ...soffits(site, shape, { x0: X0, x1: X1, z0: Z0, z1: Z1 }, e - 0.2),
        plane(site, isWide ? [bl, fl, ra, ra] : [bl, fl, ra, rb], shape.roof, step),
        plane(site, isWide ? [fr, br, rb, rb] : [fr, br, rb, ra], shape.roof, step),
        plane(site, isWide ? [fl, fr, rb, ra] : [fl, fr, ra, ra], shape.roof, step),
        fascia(bl, fl, [-1, 0, 0], wood.l),
        fascia(fr, br, [1, 0, 0], wood.r),
        fascia(fl, fr, [0, 0, -1], wood.f),
        shape.above?.() ?? '',
      ].join(''),
  };
}

export interface Sloped extends Roofed {
  /** The side that is the higher one, and by how much. */
  readonly high: 'left' | 'right' | 'back' | 'front';
  readonly rise: number;
}

/** A volume under one slope. */
export function sloped(site: Site, shape: Sloped): Mass {
  const { x0, x1, z0, z1, h, y0 = 0, rise, high, over = 0.5, walls } = shape;
  const low = y0 + h;
  const up = {
    left: high === 'left' ? rise : 0,
    right: high === 'right' ? rise : 0,
    back: high === 'back' ? rise : 0,
    front: high === 'front' ? rise : 0,
  };
  const at = (x: number, z: number): number => {
    const [s, t] = [(x - x0) / (x1 - x0), (z - z0) / (z1 - z0)];
    return low + up.left * (1 - s) + up.right * s + up.front * (1 - t) + up.back * t;
  };
  const [X0, X1, Z0, Z1] = [x0 - over, x1 + over, z0 - over, z1 + over];
  const corner = (x: number, z: number): Spot => [x, at(x, z), z];
  const [fl, fr, br, bl] = [corner(X0, Z0), corner(X1, Z0), corner(X1, Z1), corner(X0, Z1)];
  const faces = facesOf(site, shape);
  const head = (on: Wall, a: number, b: number): string => {
    if (!on.seen) return '';
    const outline: Point[] = [
      [0, h - 0.02],
      [on.len, h - 0.02],
      [on.len, b - y0],
      [0, a - y0],
    ];
    return on.face(outline, site.ink(walls.color, on.normal)) + markGable(site, on, outline, walls);
  };
  const wood = tones(site, shape.rake ?? shape.trim ?? '#FBF4E6');
  const edge = (a: Spot, b: Spot, normal: Spot, ink: string): string =>
    site.cam.sees(a, normal) ? site.cam.face([a, b, [b[0], b[1] - 0.3, b[2]], [a[0], a[1] - 0.3, a[2]]], ink) : '';
  return {
    x0,
    x1,
    z0,
    z1,
    spots: [...cornersAt(shape, y0, low), corner(x0, z0), corner(x1, z0), corner(x1, z1), corner(x0, z1)],
    draw: (casters) =>
      [
        shape.behind?.() ?? '',
        head(faces.left, at(x0, z1), at(x0, z0)),
        head(faces.right, at(x1, z0), at(x1, z1)),
        head(faces.front, at(x0, z0), at(x1, z0)),
        shellOf(site, shape, casters),
        site.cam.sees(fl, slopeNormal(fl, fr, bl)) ? plane(site, [fl, fr, br, bl], shape.roof) : '',
        edge(bl, fl, [-1, 0, 0], wood.l),
        edge(fr, br, [1, 0, 0], wood.r),
        edge(fl, fr, [0, 0, -1], wood.f),
        shape.above?.() ?? '',
      ].join(''),
  };
}

function slopeNormal(a: Spot, b: Spot, d: Spot): Spot {
  const [p, q] = [minus(b, a), minus(d, a)];
  const n: Spot = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  return n[1] < 0 ? [-n[0], -n[1], -n[2]] : n;
}
