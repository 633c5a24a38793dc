/** The shingled colonial from its garden: kitchen and mud room, a bluestone terrace, old maples, the river beyond. */

import { dormer, slopeFrom } from '../build/dormers.ts';
import { gabled } from '../build/gables.ts';
import { type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes, WHITE } from '../build/openings.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { bough, broadTree, farWoods, standing } from '../grounds/trees.ts';

const CEDAR: Material = { finish: 'shingle', color: '#CDB083' };
const BRICK: Material = { finish: 'brick', color: '#B4593F' };
const [ROOF, TRIM, SHUTTER, DOOR] = ['#64727A', WHITE, '#2F5E6B', '#D2593C'];
const EAVE = 3.4;
const RISE = 5;
const slope = slopeFrom(0, EAVE, 1.35, EAVE + RISE * 0.66);

const main = (site: Site) =>
  gabled(site, {
    x0: -7,
    x1: 7,
    z0: 0,
    z1: 9,
    h: EAVE,
    rise: RISE,
    knee: [0.7, 0.66],
    axis: 'x',
    walls: CEDAR,
    trim: TRIM,
    roof: ROOF,
    plinth: ['#9B9184', 0.4],
    over: 0.5,
    tileStep: 0.42,
    front: (on) =>
      [
        sash(site, on, [0.8, 1.3, 3.6, 1.5], { cols: 4, rows: 2, lamp: true }),
        sash(site, on, [5.4, 0.45, 2.6, 2.2], { cols: 4, rows: 2, sill: false, lamp: true }),
        door(site, on, 9.6, 0.4, DOOR, { glazed: true }),
      ].join(''),
    left: (on) =>
      sashes(site, on, [2.2, 6.8], [1.1, 1.3, 1.8]) +
      sashes(site, on, [3.2, 5.8], [4.3, 1.1, 1.6]) +
      sash(site, on, [4.1, 7, 0.8, 0.4], { arch: true, rows: 1 }),
    behind: () =>
      chimney(site, { x0: -5.4, x1: -4.2, z0: 4.4, z1: 5.6, y0: 6, y1: 10.3, material: BRICK }) +
      chimney(site, { x0: 3.4, x1: 4.6, z0: 4.4, z1: 5.6, y0: 6, y1: 10.3, material: BRICK }),
    above: () =>
      [-4.6, -1.6, 1.4]
        .map((x) =>
          dormer(site, {
            x,
            w: 1.8,
            z: 0.35,
            base: 4.2,
            top: 5.8,
            rise: 0.95,
            slope,
            walls: CEDAR,
            roof: ROOF,
            windows: (on) => sash(site, on, [0.42, 0.35, 0.96, 1.15]),
          }),
        )
        .join(''),
  });

const wing = (site: Site) =>
  gabled(site, {
    x0: 3.4,
    x1: 9.4,
    z0: -2.4,
    z1: 0,
    h: EAVE,
    rise: 4.8,
    knee: [0.68, 0.66],
    axis: 'z',
    walls: CEDAR,
    trim: TRIM,
    roof: ROOF,
    plinth: ['#9B9184', 0.4],
    over: 0.5,
    tileStep: 0.42,
    into: (y) => (y < EAVE + 3.3 ? ((y - EAVE) / 3.3) * 1.35 : 1.35 + ((y - EAVE - 3.3) / 1.7) * 3),
    seed: 5,
    front: (on) =>
      sashes(site, on, [1.3, 3, 4.7], [1, 1.15, 1.9], {}) +
      sashes(site, on, [2, 4], [4.3, 1.05, 1.5], { shutters: SHUTTER }) +
      sash(site, on, [2.6, 6.6, 0.8, 0.35], { arch: true, rows: 1 }),
    right: (on) => sash(site, on, [0.6, 1.1, 1.1, 1.7]),
    left: (on) => sash(site, on, [0.7, 1.1, 1, 1.7]),
  });

const furniture = (site: Site): Mass => ({
  x0: -5,
  x1: -1,
  z0: -4.2,
  z1: -2.4,
  spots: [
    [-4, 0.75, -3.4],
    [-2, 0.75, -3.4],
    [-4, 0.75, -2.6],
    [-2, 0.75, -2.6],
  ],
  draw: () =>
    [
      solid(site, { x0: -4.2, x1: -1.8, y0: 0.68, y1: 0.76, z0: -3.7, z1: -2.7 }, '#A9825C'),
      ...[-4, -2.1].map((x) => solid(site, { x0: x, x1: x + 0.1, y0: 0, y1: 0.68, z0: -3.3, z1: -3.2 }, '#6B4A38')),
      ...[-4, -3, -2.2].map(
        (x) =>
          solid(site, { x0: x - 0.2, x1: x + 0.24, y0: 0.42, y1: 0.48, z0: -4.2, z1: -3.8 }, '#8A6A4E') +
          solid(site, { x0: x - 0.2, x1: x + 0.24, y0: 0.48, y1: 0.98, z0: -4.22, z1: -4.16 }, '#8A6A4E'),
      ),
    ].join(''),
});

export function mapleColonial(view: View): string {
  const site = openSite(view);
  const isAutumn = view.hour === 'october';
  const leaf = isAutumn ? [LEAF.rust, LEAF.autumn, LEAF.gold] : [LEAF.maple, LEAF.oak, LEAF.dark];
  sky(site);
  farWoods(site, 70, view.seed, leaf[1]);
  lawn(site, isAutumn ? '#A6AA62' : undefined);
  water(site, 60, '#5A98A0', 4);
  site.sheet.add(
    patch(
      site,
      [
        [-90, 60],
        [90, 60],
        [90, 34],
        [-90, 34],
      ],
      isAutumn ? '#B0A860' : '#9BB06A',
    ),
  );
  site.sheet.add(
    broadTree(site, -15, 13, 15, 13, 5, leaf[0]),
    broadTree(site, 16, 15, 14, 12, 9, leaf[1]),
    broadTree(site, 24, 22, 13, 12, 12, leaf[2]),
  );
  site.sheet.add(
    patch(
      site,
      [
        [-6.6, -0.3],
        [3.3, -0.3],
        [3.3, -5.6],
        [-6.6, -5.6],
      ],
      '#8FA0AA',
    ),
    ...[-4.2, -1.8, 0.8].map((x) =>
      patch(
        site,
        [
          [x, -0.3],
          [x + 0.06, -0.3],
          [x + 0.06, -5.6],
          [x, -5.6],
        ],
        '#74868F',
        0.016,
      ),
    ),
    ...[-2, -3.8].map((z) =>
      patch(
        site,
        [
          [-6.6, z],
          [3.3, z],
          [3.3, z - 0.06],
          [-6.6, z - 0.06],
        ],
        '#74868F',
        0.016,
      ),
    ),
  );
  const masses = [
    main(site),
    wing(site),
    steps(site, 1.7, 3.3, 0, 0.4),
    furniture(site),
    ...[-7.4, -6.6].map((x, i) => flowers(site, x, -0.8 - i * 2.4, 1.6, 1.1, i + 3, BLOOM.blue)),
    ...[4.2, 6.2, 8.4].map((x, i) =>
      i === 1 ? flowers(site, x, -3, 1.9, 1, 8, isAutumn ? BLOOM.coral : BLOOM.blue) : bush(site, x, -3, 1.9, 1, i + 9),
    ),
    standing(site, view.from[0] > 0 ? -12 : 13, -4, 10, 8.5, 33, leaf[0]),
  ];
  site.sheet.add(raise(site, masses));
  bough(site, view.from[0] > 0 ? 'right' : 'left', view.seed, leaf[0]);
  return site.sheet.svg();
}
