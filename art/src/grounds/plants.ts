/** Bushes, flowers and clipped yews, each at its place in the view. */

import type { Mass } from '../build/masses.ts';
import { groundShade, type Site } from '../build/site.ts';
import { place } from '../kit/camera.ts';
import { over } from '../kit/colour.ts';
import { hydrangea, leafy } from '../kit/foliage.ts';
import { H, type Spot, W } from '../kit/geometry.ts';
import { path } from '../kit/shapes.ts';
import { BLOOM, crown, foliage, LEAF } from './leaves.ts';

const bushAt = (site: Site, x: number, z: number, w: number, h: number, seed: number, color: string): string => {
  const [a, b, k] = place(site.cam, x, z);
  const { d, m, l, light } = foliage(site, color);
  const [W2, H2] = [w * k, h * k];
  return [
    path(leafy(a, b - H2 * 0.42, W2 / 2, H2 * 0.58, seed, { lobes: 10, bite: 0.14, flat: 0.35 }), d),
    path(leafy(a + light * W2 * 0.05, b - H2 * 0.52, W2 * 0.42, H2 * 0.42, seed + 1, { lobes: 10, bite: 0.16 }), m),
    path(
      leafy(a + light * W2 * 0.13, b - H2 * 0.66, W2 * 0.26, H2 * 0.24, seed + 2, { lobes: 9, bite: 0.2, fine: 0.07 }),
      l,
    ),
  ].join('');
};

/** A plant on the ground. It is sorted among the volumes. */
const grown = (x: number, z: number, w: number, draw: () => string): Mass => ({
  x0: x - w / 2,
  x1: x + w / 2,
  z0: z - 0.4,
  z1: z + 0.1,
  spots: [],
  draw,
});

export const bush = (
  site: Site,
  x: number,
  z: number,
  w: number,
  h: number,
  seed: number,
  color: string = LEAF.box,
): Mass =>
  grown(x, z, w, () => groundShade(site, crown(x, z, h * 0.5, w * 0.4)) + bushAt(site, x, z, w, h, seed, color));

export function flowers(
  site: Site,
  x: number,
  z: number,
  w: number,
  h: number,
  seed: number,
  [head, light]: readonly [string, string] = BLOOM.blue,
): Mass {
  const { d, m } = foliage(site, LEAF.dark);
  return grown(x, z, w, () => {
    const [a, b, k] = place(site.cam, x, z);
    const front: Spot = [0, 0.7, -0.7];
    return hydrangea(a, b + 3, w * k, h * k, seed, [d, m, site.ink(head, front), site.ink(light, front)]);
  });
}

/** A clipped upright yew. */
export const yew = (site: Site, x: number, z: number, w: number, h: number, seed: number): Mass =>
  grown(x, z, w, () => {
    const [a, b, k] = place(site.cam, x, z);
    const { d, m, light } = foliage(site, LEAF.pine);
    return [
      groundShade(site, [...crown(x, z, h * 0.5, w * 0.4), [x, h, z]]),
      path(leafy(a, b - h * k * 0.5, (w * k) / 2, h * k * 0.52, seed, { lobes: 14, bite: 0.06, fine: 0.03 }), d),
      path(
        leafy(a + light * w * k * 0.12, b - h * k * 0.54, w * k * 0.3, h * k * 0.42, seed + 1, {
          lobes: 13,
          bite: 0.08,
          fine: 0.05,
        }),
        m,
      ),
    ].join('');
  });

/** Flowers so near that the frame cuts them: the darkest layer, in a lower corner. */
export function nearBed(
  site: Site,
  side: 'left' | 'right',
  seed: number,
  [head, light]: readonly [string, string] = BLOOM.blue,
  size = 1,
): void {
  const { d, m } = foliage(site, over(LEAF.dark, '#C6CEC8'));
  const front: Spot = [0, 0.7, -0.7];
  const x = side === 'left' ? 90 : W - 90;
  site.sheet.add(
    hydrangea(x, H + 14, 430 * size, 180 * size, seed, [d, m, site.ink(head, front), site.ink(light, front)]),
  );
}
