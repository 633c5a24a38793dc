/** Marram grass and open water. */

import type { Site } from '../build/site.ts';
import { place } from '../kit/camera.ts';
import { mix, over } from '../kit/colour.ts';
import { grass } from '../kit/foliage.ts';
import { W } from '../kit/geometry.ts';
import { rect } from '../kit/shapes.ts';
import { ripples } from '../kit/water.ts';

/** Marram grass in tufts at places on the ground. */
export function tufts(
  site: Site,
  list: ReadonlyArray<readonly [x: number, z: number, h: number]>,
  inks: readonly string[] = ['#2D5142', '#5F8252', '#98AC72', '#C9BE7A'],
): void {
  const shaded = inks.map((ink) => site.ink(ink, [0, 0.6, -0.8]));
  site.sheet.add(
    list.map(([x, z, h], i) => {
      const [a, b, k] = place(site.cam, x, z);
      return grass(a, b, h * k, 22, site.view.seed + i * 3, shaded, { bend: 0.45 });
    }),
  );
}

/** Open water from the horizon to a depth, with a bright far edge and ripples. */
export function water(site: Site, z: number, color = '#3F8C93', seed = 5, y = 0): void {
  const { sheet, cam } = site;
  const top = cam.hy - 1;
  const bottom = cam.at([0, y, z])[1];
  const base = site.flat(color);
  sheet.add(rect(-20, top, W + 40, bottom - top + 2, base));
  sheet.add(rect(-20, top, W + 40, Math.max(3, (bottom - top) * 0.16), mix(base, site.hour.haze, 0.3)));
  sheet.add(
    ripples(-20, W + 20, top + 4, bottom, 90, seed, mix(base, site.hour.sky.at(-1)?.[1] ?? base, 0.45), { size: 0.6 }),
  );
  sheet.add(ripples(-20, W + 20, top + 8, bottom, 50, seed + 3, over(base, '#B8C8D0'), { size: 0.7 }));
}
