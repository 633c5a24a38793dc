/** Fences of pickets, rails, iron and slats. */

import type { Mass } from '../build/masses.ts';
import { groundShade, type Site } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';

export type FenceKind = 'picket' | 'rail' | 'iron' | 'slat';

/** A fence along x at depth z. It is sorted among the volumes. */
export function fence(
  site: Site,
  x0: number,
  x1: number,
  z: number,
  kind: FenceKind = 'picket',
  color = '#FBF4E6',
): Mass {
  return { x0, x1, z0: z - 0.1, z1: z + 0.1, spots: [], draw: () => fences[kind](site, x0, x1, z, color) };
}

const foot = (site: Site, x0: number, x1: number, z: number, h: number): string =>
  groundShade(site, [
    [x0, 0, z],
    [x1, 0, z],
    [x0, h, z],
    [x1, h, z],
  ]);

const fences: Readonly<Record<FenceKind, (site: Site, x0: number, x1: number, z: number, color: string) => string>> = {
  picket: (site, x0, x1, z, color) => {
    const wood = site.ink(color, [0, 0, -1]);
    const back = over(wood, '#C6C8CE');
    const rail = (y: number): string =>
      site.cam.face(
        [
          [x0, y, z + 0.05],
          [x1, y, z + 0.05],
          [x1, y + 0.09, z + 0.05],
          [x0, y + 0.09, z + 0.05],
        ],
        back,
      );
    const picket = (i: number): string => {
      const x = x0 + i * 0.28;
      return site.cam.face(
        [
          [x, 0.05, z],
          [x + 0.15, 0.05, z],
          [x + 0.15, 0.88, z],
          [x + 0.075, 1, z],
          [x, 0.88, z],
        ],
        wood,
      );
    };
    return (
      groundShade(site, [
        [x0, 0, z],
        [x1, 0, z],
        [x0, 0.5, z],
        [x1, 0.5, z],
      ]) +
      rail(0.3) +
      rail(0.7) +
      range(Math.floor((x1 - x0) / 0.28), picket).join('')
    );
  },
  rail: (site, x0, x1, z, color) => {
    const n = Math.max(2, Math.round((x1 - x0) / 2.6));
    const bars = [0.35, 0.72, 1.08].map((y) =>
      solid(site, { x0, x1, y0: y, y1: y + 0.13, z0: z - 0.03, z1: z + 0.03 }, color),
    );
    return (
      foot(site, x0, x1, z, 0.3) +
      bars.join('') +
      range(n + 1, (i) =>
        solid(
          site,
          {
            x0: x0 + ((x1 - x0) * i) / n - 0.08,
            x1: x0 + ((x1 - x0) * i) / n + 0.08,
            y0: 0,
            y1: 1.35,
            z0: z - 0.08,
            z1: z + 0.08,
          },
          color,
        ),
      ).join('')
    );
  },
  iron: (site, x0, x1, z, color) => {
    const ink = site.ink(color, [0, 0, -1]);
    const bar = (y: number): string =>
      site.cam.face(
        [
          [x0, y, z],
          [x1, y, z],
          [x1, y + 0.05, z],
          [x0, y + 0.05, z],
        ],
        ink,
      );
    return (
      bar(0.15) +
      bar(0.85) +
      range(Math.floor((x1 - x0) / 0.2), (i) =>
        site.cam.face(
          [
            [x0 + i * 0.2, 0, z],
            [x0 + i * 0.2 + 0.035, 0, z],
            [x0 + i * 0.2 + 0.035, 1.02, z],
            [x0 + i * 0.2, 1.02, z],
          ],
          ink,
        ),
      ).join('')
    );
  },
  slat: (site, x0, x1, z, color) => {
    const r = random(Math.round(x0 * 3 + 90));
    const ink = site.ink(color, [0, 0, -1]);
    const wire = (y: number): string =>
      site.cam.face(
        [
          [x0, y, z],
          [x1, y, z],
          [x1, y + 0.03, z],
          [x0, y + 0.03, z],
        ],
        over(ink, '#B8A89C'),
      );
    return (
      wire(0.3) +
      wire(0.8) +
      range(Math.floor((x1 - x0) / 0.2), (i) => {
        const x = x0 + i * 0.2;
        const [lean, h] = [r.between(-0.06, 0.06), r.between(0.95, 1.15)];
        return site.cam.face(
          [
            [x, 0, z],
            [x + 0.09, 0, z],
            [x + 0.09 + lean, h, z],
            [x + lean, h, z],
          ],
          i % 3 ? ink : over(ink, '#CDBFB4'),
        );
      }).join('')
    );
  },
};
