/** Lawn, walks and patches of ground. */

import type { Site } from '../build/site.ts';
import { mix, over } from '../kit/colour.ts';
import { H, lerp, type Point, range, type Spot, W } from '../kit/geometry.ts';
import { path, rect } from '../kit/shapes.ts';

export const GROUND = {
  lawn: '#93AC66',
  dry: '#B3AE72',
  sand: '#EBD7AC',
  snow: '#F3F1EC',
  asphalt: '#8C8E96',
  walk: '#E6DAC0',
  brickWalk: '#BE8468',
  gravel: '#DCCBA6',
  meadow: '#A3B36C',
} as const;

/** The ground from the horizon down, darker towards the viewer, with a few long waves of tone. */
export function lawn(site: Site, color: string = GROUND.lawn): void {
  const { sheet, cam } = site;
  const base = site.flat(color);
  const deep = over(base, color === GROUND.snow ? '#BCCBE0' : site.hour.lamps ? '#7A80A0' : '#A9B8A0');
  const y = cam.hy;
  sheet.add(rect(-20, y, W + 40, H - y + 20, base));
  sheet.add(
    path(`M-20 ${y + 42}Q420 ${y + 16} 860 ${y + 30}T${W + 20} ${y + 26}V${y}H-20Z`, mix(base, site.hour.haze, 0.22)),
  );
  sheet.add(sheet.spray(`M-20 ${y}H${W + 20}V${H + 20}H-20Z`, deep, [0, H], [0, y + 50], { a: 0.82 }));
}

/** A flat strip between two depths. */
export const bandAcross = (site: Site, z0: number, z1: number, color: string, y = 0.01): string =>
  site.cam.face(
    [
      [-70, y, z0],
      [70, y, z0],
      [70, y, z1],
      [-70, y, z1],
    ],
    site.flat(color),
  );

/** A walk from the door towards the viewer: middle and half-width at each depth. */
export function walkway(
  site: Site,
  list: ReadonlyArray<readonly [x: number, z: number, half: number]>,
  color: string = GROUND.walk,
  joints = true,
): void {
  const { cam, sheet } = site;
  const edge = (side: -1 | 1): Spot[] => list.map(([x, z, half]): Spot => [x + side * half, 0.014, z]);
  sheet.add(cam.face([...edge(-1), ...edge(1).reverse()], site.flat(color)));
  if (!joints) return;
  const line = over(site.flat(color), '#D2C6B4');
  const n = 4;
  for (const [i, [x, z, half]] of list.slice(0, -1).entries()) {
    const [x2, z2, half2] = list[i + 1] ?? [x, z, half];
    sheet.add(
      range(n, (j) => {
        const t = (j + 0.5) / n;
        const [X, Z, w] = [lerp(x, x2, t), lerp(z, z2, t), lerp(half, half2, t)];
        return cam.face(
          [
            [X - w, 0.015, Z],
            [X + w, 0.015, Z],
            [X + w, 0.015, Z - 0.08],
            [X - w, 0.015, Z - 0.08],
          ],
          line,
        );
      }),
    );
  }
}

/** A stretch of ground between edges given in metres. */
export const patch = (site: Site, list: readonly Point[], color: string, y = 0.012): string =>
  site.cam.face(
    list.map(([x, z]): Spot => [x, y, z]),
    site.flat(color),
  );
