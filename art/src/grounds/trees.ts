/** Trees, woods, and the bough that frames a picture. */

import type { Mass } from '../build/masses.ts';
import { groundShade, type Site } from '../build/site.ts';
import { place } from '../kit/camera.ts';
import { mix, over } from '../kit/colour.ts';
import { leafy, tree, woods } from '../kit/foliage.ts';
import { n1, range, W } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { path, poly } from '../kit/shapes.ts';
import { crown, foliage, LEAF } from './leaves.ts';

/** A broad tree that is sorted among the volumes, with its shadow among theirs. */
export const standing = (
  site: Site,
  x: number,
  z: number,
  h: number,
  w: number,
  seed: number,
  color: string = LEAF.oak,
): Mass => ({
  x0: x - 0.4,
  x1: x + 0.4,
  z0: z - 0.4,
  z1: z + 0.4,
  spots: crown(x, z, h * 0.6, w * 0.34),
  draw: () => broadTree(site, x, z, h, w, seed, color, { shadow: false }),
});

/** A broad tree at (x, z), `h` metres tall and `w` wide. Its shadow is printed first. */
export function broadTree(
  site: Site,
  x: number,
  z: number,
  h: number,
  w: number,
  seed: number,
  color: string = LEAF.oak,
  { shadow = true, trunkH = 0.3 } = {},
): string {
  const [a, b, k] = place(site.cam, x, z);
  const bark = site.ink('#6B5244', [0, 0, -1]);
  const far = Math.max(0, Math.min(0.5, (site.cam.depth([x, 0, z]) - 40) / 90));
  return (
    (shadow ? groundShade(site, crown(x, z, h * 0.55, w * 0.36)) : '') +
    tree(a, b, h * k, w * k, seed, { ...foliage(site, color, far), trunk: mix(bark, site.hour.haze, far), trunkH })
  );
}

/** A bare winter tree: trunk and boughs. */
export function bareTree(site: Site, x: number, z: number, h: number, seed: number): string {
  const [a, b, k] = place(site.cam, x, z);
  const ink = site.ink('#7A6658', [0, 0, -1]);
  const r = random(seed);
  const bough = (px: number, py: number, angle: number, long: number, thick: number, depth: number): string => {
    const [qx, qy] = [px + Math.cos(angle) * long, py - Math.sin(angle) * long];
    const [nx, ny] = [Math.sin(angle) * thick, Math.cos(angle) * thick];
    const own = poly(
      [
        [px - nx, py - ny],
        [px + nx, py + ny],
        [qx + nx * 0.6, qy + ny * 0.6],
        [qx - nx * 0.6, qy - ny * 0.6],
      ],
      ink,
    );
    if (depth === 0) return own;
    const forks = depth > 2 ? 3 : 2;
    return (
      own +
      range(forks, (i) =>
        bough(
          qx,
          qy,
          angle + (i - (forks - 1) / 2) * r.between(0.5, 0.8) + r.between(-0.12, 0.12),
          long * r.between(0.62, 0.78),
          thick * 0.58,
          depth - 1,
        ),
      ).join('')
    );
  };
  return (
    groundShade(site, [
      [x - 0.2, 0, z],
      [x + 0.2, 0, z],
      [x, h * 0.8, z],
    ]) + bough(a, b + 2, Math.PI / 2, h * k * 0.32, h * k * 0.02, 5)
  );
}

/** An evergreen: a tall soft cone of drooping tiers. */
export function conifer(
  site: Site,
  x: number,
  z: number,
  h: number,
  w: number,
  seed: number,
  color: string = LEAF.pine,
): string {
  const [a, b, k] = place(site.cam, x, z);
  const far = Math.max(0, Math.min(0.5, (site.cam.depth([x, 0, z]) - 40) / 90));
  const { d, m, l, light } = foliage(site, color, far);
  const [W2, H2] = [w * k, h * k];
  const tier = (i: number): string => {
    const t = i / 7;
    const [y, rx, ry] = [b - H2 * (0.14 + t * 0.76), (W2 / 2) * (1 - t * 0.86), H2 * 0.13 * (1 - t * 0.35)];
    return [
      path(leafy(a, y, rx, ry, seed + i * 3, { lobes: 9, bite: 0.2, fine: 0.05 }), d),
      path(
        leafy(a + light * rx * 0.22, y - ry * 0.28, rx * 0.7, ry * 0.6, seed + i * 5, {
          lobes: 8,
          bite: 0.2,
          fine: 0.06,
        }),
        m,
      ),
      i % 2
        ? path(
            leafy(a + light * rx * 0.36, y - ry * 0.4, rx * 0.3, ry * 0.24, seed + i * 7, { lobes: 7, bite: 0.2 }),
            l,
          )
        : '',
    ].join('');
  };
  return [
    groundShade(site, [
      [x - w / 2, 0.2, z],
      [x + w / 2, 0.2, z],
      [x, h, z],
    ]),
    path(
      `M${n1(a - 0.14 * k)} ${n1(b)}h${n1(0.28 * k)}v${n1(-H2 * 0.2)}h${n1(-0.28 * k)}Z`,
      site.ink('#6B5244', [0, 0, -1]),
    ),
    ...range(8, tier),
  ].join('');
}

/** Far woods along the horizon, in two printings. */
export function farWoods(site: Site, h: number, seed: number, color: string = LEAF.oak): void {
  const { sheet, cam } = site;
  const [back, front] = [site.far(over(color, '#C8D2CC'), 0.55), site.far(over(color, '#B4C0B4'), 0.25)];
  sheet.add(
    woods(-20, W + 20, cam.hy + 6, h, seed, back, { step: 46 }),
    woods(-20, W + 20, cam.hy + 12, h * 0.62, seed + 4, front, { step: 38 }),
  );
}

/** A bough that hangs into the picture from a corner: a frame, as if the viewer stood under a tree. */
export function bough(site: Site, side: 'left' | 'right', seed: number, color: string = LEAF.oak): void {
  const r = random(seed);
  const { d, m } = foliage(site, over(color, '#C4CCC0'));
  site.sheet.add(
    range(15, (i) => {
      const x = r.between(-40, 500) * (1 - i / 40);
      const y = r.between(-50, 46) + (500 - x) * 0.07;
      const X = side === 'left' ? x : W - x;
      return path(
        leafy(X, y, r.between(48, 92), r.between(28, 50), seed + i, { lobes: 10, bite: 0.16 }),
        i % 3 === 0 ? m : d,
      );
    }),
  );
}
