/** One plane of a roof, and what every roofed volume has. */

import { over as printOver } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { lerp, range, type Spot } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import type { Shell } from './masses.ts';
import { type Footprint, facesOf } from './masses.ts';
import type { Site } from './site.ts';

export interface Roofed extends Shell {
  readonly roof: string;
  readonly rake?: string;
  /** Drawn before the roof: chimneys that rise from behind the ridge. */
  readonly behind?: () => string;
  /** Drawn after the roof: dormers, cupolas. */
  readonly above?: () => string;
}

/** The ink of the courses, one step darker than the slope's own. */
export const COURSE = '#D6D2D4';

/** One plane of a roof from its eave (`a` to `b`) up to its ridge (`d` to `c`), with its courses. */
export function plane(site: Site, [a, b, c, d]: readonly [Spot, Spot, Spot, Spot], color: string, step = 0.5): string {
  const [p, q]: [Spot, Spot] = [minus(b, a), minus(d, a)];
  const across: Spot = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const normal: Spot = across[1] < 0 ? [-across[0], -across[1], -across[2]] : across;
  if (!site.cam.sees(a, normal)) return '';
  const ink = site.ink(color, normal);
  const course = printOver(ink, COURSE);
  const r = random(Math.round(Math.abs(a[0] * 13 + a[2] * 7 + a[1])) + 3);
  const between = (from: Spot, to: Spot, t: number): Spot => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t),
    lerp(from[2], to[2], t),
  ];
  const rows = Math.floor(Math.hypot(...q) / step);
  const lines = range(Math.max(0, rows - 1), (row) => {
    const t = (row + 1) / rows;
    const [l, m] = [between(a, d, t), between(b, c, t)];
    const [l2, m2] = [between(a, d, t + 0.014), between(b, c, t + 0.014)];
    const runs: string[] = [];
    let s = r() * 0.08;
    while (s < 1) {
      const e = Math.min(1, s + r.between(0.06, 0.3));
      if (r() < 0.72)
        runs.push(site.cam.face([between(l, m, s), between(l, m, e), between(l2, m2, e), between(l2, m2, s)], course));
      s = e + r.between(0.01, 0.07);
    }
    return runs.join('');
  });
  return site.cam.face([a, b, c, d], ink) + lines.join('');
}

export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The visible undersides of a cornice or an eave, seen from below. */
export function soffits(site: Site, shape: Footprint, out: Footprint, y: number): string[] {
  if (site.cam.eye[1] > y) return [];
  const ink = site.ink('#8E867E', [0, -1, 0]);
  const { left, right, front } = facesOf(site, shape);
  const strip = (list: readonly Point[]): string =>
    site.cam.face(
      list.map(([x, z]) => [x, y, z]),
      ink,
    );
  const { x0, x1, z0, z1 } = shape;
  return [
    left.seen
      ? strip([
          [x0, z0],
          [x0, z1],
          [out.x0, out.z1],
          [out.x0, out.z0],
        ])
      : '',
    right.seen
      ? strip([
          [x1, z0],
          [x1, z1],
          [out.x1, out.z1],
          [out.x1, out.z0],
        ])
      : '',
    front.seen
      ? strip([
          [x0, z0],
          [x1, z0],
          [out.x1, out.z0],
          [out.x0, out.z0],
        ])
      : '',
  ];
}
