/** The brownstone from its garden: brick behind, a stair of iron from the parlour floor, beds, and fig trees. */

import { flat } from '../build/flats.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes } from '../build/openings.ts';
import { balustrade } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers, nearBed } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { bough, standing } from '../grounds/trees.ts';
import { over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';

const IRON = '#2E3640';
const CREAM = '#EADFC6';

const rear = (site: Site, x0: number, x1: number, color: string, h: number, seed: number) => {
  const brick: Material = { finish: 'brick', color };
  const mid = (x1 - x0) / 2;
  return flat(site, {
    x0,
    x1,
    z0: 0,
    z1: 12,
    h,
    walls: brick,
    roof: over(color, '#D8CCC0'),
    cornice: [0.5, 0.3],
    seed,
    front: (on) =>
      [
        sash(site, on, [0.8, 0.1, 2.2, 2.3], { trim: CREAM, cols: 3, rows: 2, sill: false, lamp: true }),
        sash(site, on, [mid + 0.6, 0.9, 1.6, 1.5], { trim: CREAM }),
        sash(site, on, [mid - 1.7, 3.4, 3.4, 2.7], {
          trim: IRON,
          casing: 0.1,
          cols: 4,
          rows: 3,
          sill: false,
          lamp: true,
        }),
        ...[7.4, 10.4].map((v) =>
          sashes(site, on, [1.4, mid, x1 - x0 - 1.4], [v, 1.1, 1.9], { trim: CREAM, rows: 2, cols: 1 }),
        ),
      ].join(''),
  });
};

/** The parlour balcony and its stair down to the flags. */
const stair = (site: Site): Mass => ({
  x0: -3.2,
  x1: 3.4,
  z0: -1.6,
  z1: 0,
  spots: cornersAt({ x0: -2.2, x1: 2.2, z0: -1.5, z1: 0 }, 3.2),
  draw: () =>
    [
      solid(site, { x0: -2.2, x1: 2.2, y0: 3.15, y1: 3.3, z0: -1.5, z1: 0 }, IRON),
      ...[-2.1, 2.1].map((x) =>
        solid(site, { x0: x - 0.06, x1: x + 0.06, y0: 0, y1: 3.2, z0: -1.45, z1: -1.35 }, IRON),
      ),
      ...range(13, (i) =>
        solid(
          site,
          {
            x0: 2.2 + i * 0.02,
            x1: 3.2 + i * 0.02,
            y0: 3.05 - i * 0.24,
            y1: 3.13 - i * 0.24,
            z0: -1.4 - i * 0.28,
            z1: -1.12 - i * 0.28,
          },
          IRON,
        ),
      ),
      ...[2.24, 3.3].map((x) =>
        site.cam.face(
          [
            [x, 4.1, -1.2],
            [x, 4.18, -1.2],
            [x + 0.24, 1.05, -4.9],
            [x + 0.24, 0.97, -4.9],
          ],
          site.ink(IRON, [0, 0, -1]),
        ),
      ),
      balustrade(site, -2.2, 2.2, -1.45, 3.3, IRON),
    ].join(''),
});

const wallOf = (site: Site, x: number): Mass => ({
  x0: x - 0.15,
  x1: x + 0.15,
  z0: -16,
  z1: -0.2,
  spots: cornersAt({ x0: x - 0.15, x1: x + 0.15, z0: -16, z1: -0.2 }, 2.1),
  draw: () =>
    solid(site, { x0: x - 0.15, x1: x + 0.15, y0: 0, y1: 2.1, z0: -16, z1: -0.2 }, '#A8785A') +
    range(26, (i) =>
      solid(site, { x0: x - 0.17, x1: x + 0.17, y0: 0.1, y1: 2, z0: -15.8 + i * 0.6, z1: -15.76 + i * 0.6 }, '#8F6248'),
    ).join(''),
});

export function brownstoneGarden(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site, '#93AA64');
  walkway(
    site,
    [
      [0.4, -1.7, 2.2],
      [0.4, -5, 2.2],
    ],
    '#9AA6AC',
  );
  walkway(
    site,
    [
      [0.4, -5, 0.7],
      [0.6, -9, 0.8],
      [1.2, -18, 1],
    ],
    '#BE8468',
  );
  site.sheet.add(
    patch(
      site,
      [
        [-4.2, -1],
        [-2.4, -1],
        [-2.4, -14],
        [-4.2, -14],
      ],
      '#6B5A46',
    ),
    patch(
      site,
      [
        [3.6, -5],
        [5.2, -5],
        [5.2, -14],
        [3.6, -14],
      ],
      '#6B5A46',
    ),
  );
  const houses = [
    rear(site, -4.6, 5.4, '#A65A42', 13.2, 3),
    rear(site, 5.5, 14, '#B8734F', 12.6, 5),
    rear(site, -13.2, -4.7, '#8F4E3E', 13.6, 7),
    rear(site, -22, -13.3, '#BE8A64', 12.4, 9),
    rear(site, 14.1, 23, '#9C6048', 13, 11),
  ];
  const beds = range(6, (i) =>
    i % 2
      ? flowers(site, -3.3, -3 - i * 1.9, 1.5, 0.9, i + 3, BLOOM.rose)
      : bush(site, -3.3, -3 - i * 1.9, 1.6, 1, i + 9, LEAF.dark),
  );
  const figs = [standing(site, 4.4, -6.4, 4.2, 3.4, 31, LEAF.oak), standing(site, 4.5, -10.4, 3.8, 3.2, 37, LEAF.dark)];
  site.sheet.add(raise(site, [...houses, stair(site), ...beds, ...figs, wallOf(site, -4.6), wallOf(site, 5.5)]));
  bough(site, 'left', view.seed, LEAF.oak);
  nearBed(site, 'right', view.seed, BLOOM.white);
  return site.sheet.svg();
}
