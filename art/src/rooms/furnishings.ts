/** Small things of a room: rug, lamp, picture, plant, and the shadow under whatever stands. */

import type { Site } from '../build/site.ts';
import { n1, type Point, range, type Spot } from '../kit/geometry.ts';
import { path, rect } from '../kit/shapes.ts';

/** A round or oval rug, with one band. */
export const rug = (site: Site, x: number, z: number, rx: number, rz: number, outer: string, inner: string): string => {
  const ring = (k: number): Spot[] =>
    range(36, (i): Spot => [x + Math.cos(i / 5.73) * rx * k, 0.008, z + Math.sin(i / 5.73) * rz * k]);
  return site.cam.face(ring(1), outer) + site.cam.face(ring(0.86), inner) + site.cam.face(ring(0.8), outer);
};

/** The shadow under a piece of furniture. */
export const underneath = (site: Site, x0: number, x1: number, z0: number, z1: number): string =>
  site.cam.face(
    [
      [x0 - 0.1, 0.01, z0 - 0.12],
      [x1 + 0.26, 0.01, z0 - 0.12],
      [x1 + 0.32, 0.01, z1],
      [x0 - 0.04, 0.01, z1],
    ],
    '#3A2A2A',
    'opacity=".3"',
  );

/** A lamp on a cord from the ceiling. It glows when the lamps are on. */
export function pendant(site: Site, x: number, z: number, top: number, y: number, color: string): string {
  const [a, b] = site.cam.at([x, y, z]);
  const k = site.cam.scale([x, y, z]);
  const [, c] = site.cam.at([x, top, z]);
  const shade = `M${n1(a - 0.26 * k)} ${n1(b)}Q${n1(a - 0.2 * k)} ${n1(b - 0.3 * k)} ${n1(a)} ${n1(b - 0.32 * k)}Q${n1(a + 0.2 * k)} ${n1(b - 0.3 * k)} ${n1(a + 0.26 * k)} ${n1(b)}Z`;
  const glow = site.hour.lamps ? site.sheet.halo(a, b, 1.1 * k, '#FFE2A4', { a: 0.42 }) : '';
  return (
    glow +
    rect(a - 1.5, c, 3, b - c - 0.3 * k, '#3A3438') +
    path(shade, color) +
    rect(a - 0.24 * k, b - 0.03 * k, 0.48 * k, 0.05 * k, '#FFE7B4')
  );
}

/** A picture in its frame on the far wall: three flat bands of a coast. */
export const framed = (
  site: Site,
  depth: number,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: readonly [string, string, string],
): string => {
  const at = (a: number, b: number, c: number, d: number, ink: string): string =>
    site.cam.face(
      [
        [a, c, depth - 0.02],
        [b, c, depth - 0.02],
        [b, d, depth - 0.02],
        [a, d, depth - 0.02],
      ],
      ink,
    );
  return (
    at(x - 0.06, x + w + 0.06, y - 0.06, y + h + 0.06, '#6B4A38') +
    at(x, x + w, y, y + h, '#FBF4E6') +
    at(x + 0.08, x + w - 0.08, y + 0.08, y + h - 0.08, inks[0]) +
    at(x + 0.08, x + w - 0.08, y + 0.08, y + h * 0.5, inks[1]) +
    at(x + 0.08, x + w - 0.08, y + 0.08, y + h * 0.26, inks[2])
  );
};

/** A plant in a pot: leaves on a stem. */
export function potted(site: Site, x: number, z: number, h: number, pot = '#D9C8A6'): string {
  const [a, b] = site.cam.at([x, 0, z]);
  const k = site.cam.scale([x, 0, z]);
  const leaf = (i: number): string => {
    const t = i / 14;
    const [y, turn, long] = [
      b - (0.42 + t * (h - 0.5)) * k,
      (i % 2 ? 1 : -1) * (22 + ((i * 17) % 30)) - 90,
      (0.5 - t * 0.2) * k,
    ];
    return `<path transform="translate(${n1(a)} ${n1(y)}) rotate(${turn})" d="M0 0Q${n1(long * 0.5)} ${n1(-long * 0.36)} ${n1(long)} 0Q${n1(long * 0.5)} ${n1(long * 0.36)} 0 0Z" fill="${site.flat(i % 3 ? '#5F8252' : '#2D5142')}"/>`;
  };
  const vessel: readonly Point[] = [
    [-0.22, 0.44],
    [0.22, 0.44],
    [0.16, 0],
    [-0.16, 0],
  ];
  return (
    underneath(site, x - 0.2, x + 0.2, z - 0.2, z + 0.2) +
    rect(a - 2, b - h * 0.9 * k, 4, h * 0.6 * k, '#4A3B3A') +
    range(14, leaf).join('') +
    path(`M${vessel.map(([dx, dy]) => `${n1(a + dx * k)} ${n1(b - dy * k)}`).join('L')}Z`, site.ink(pot, [0, 0, -1]))
  );
}
