/** A split-level of the sixties: one storey beside two, stone below, the garage under the bedrooms. */

import { gabled } from '../build/gables.ts';
import { raise } from '../build/masses.ts';
import { clad, type Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes } from '../build/openings.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney } from '../build/solids.ts';
import { lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, farWoods, standing } from '../grounds/trees.ts';

const SIDING: Material = { finish: 'clapboard', color: '#E6D7B6' };
const STONE: Material = { finish: 'stone', color: '#B5A894' };
const [ROOF, TRIM, TEAL] = ['#5E5A5E', '#FBF4E6', '#2B6A6B'];

const low = (site: Site) =>
  gabled(site, {
    x0: -8.5,
    x1: 0,
    z0: 0.8,
    z1: 8.6,
    h: 3.1,
    rise: 2.1,
    axis: 'x',
    walls: SIDING,
    trim: TRIM,
    roof: ROOF,
    over: 0.7,
    front: (on) =>
      clad(site, on, [0, 0, 5.2, 2.86], STONE, 4) +
      sash(site, on, [1, 0.9, 3.2, 1.6], { cols: 4, rows: 2, lamp: true }) +
      door(site, on, 6.9, 0.45, '#C4622F', { sidelights: true }),
    left: (on) => sashes(site, on, [2.2, 5.4], [1, 1.2, 1.3]),
    behind: () => chimney(site, { x0: -4.6, x1: -2.8, z0: 4.6, z1: 5.6, y0: 4, y1: 6.7, material: STONE }),
  });

const high = (site: Site) =>
  gabled(site, {
    x0: 0,
    x1: 7.6,
    z0: 0,
    z1: 8.6,
    h: 5.5,
    rise: 2,
    axis: 'x',
    walls: SIDING,
    trim: TRIM,
    roof: ROOF,
    over: 0.7,
    seed: 5,
    front: (on) =>
      [
        clad(site, on, [0, 0, on.len, 2.5], STONE, 8),
        garageDoor(site, on, 1, 0.05, 2.5, 2.1, '#F1E8D6'),
        garageDoor(site, on, 4.1, 0.05, 2.5, 2.1, '#F1E8D6'),
        on.box(0, 2.5, on.len, 0.2, 0.18, { front: site.ink(TRIM, on.normal), side: site.ink('#C9C0B0', [1, 0, 0]) }),
        sashes(site, on, [1.9, 5.7], [3.3, 1.6, 1.3], { cols: 2, rows: 2, shutters: TEAL }),
      ].join(''),
    right: (on) => sashes(site, on, [2.2, 6], [3.3, 1.1, 1.3]) + sash(site, on, [3.6, 0.9, 1.2, 1]),
  });

export function splitLevel(view: View): string {
  const site = openSite(view);
  const isAutumn = view.hour === 'october';
  const leaf = isAutumn ? [LEAF.gold, LEAF.autumn, LEAF.rust] : [LEAF.oak, LEAF.maple, LEAF.dark];
  sky(site);
  farWoods(site, 120, view.seed, leaf[1]);
  lawn(site, isAutumn ? '#A3AA62' : undefined);
  // the old sycamores along the back of the yard
  site.sheet.add(
    [-20, -12.5, -5, 3, 11, 19].map((x, i) =>
      broadTree(site, x, 19 + (i % 2) * 3, 15 + (i % 3) * 1.6, 10.5, i * 5 + 2, leaf[i % 3], {
        shadow: false,
        trunkH: 0.4,
      }),
    ),
  );
  site.sheet.add(
    patch(
      site,
      [
        [0.8, 0],
        [6.9, 0],
        [7.6, -13],
        [0.4, -13],
      ],
      '#BDB6B0',
    ),
  );
  walkway(
    site,
    [
      [-1.6, -0.6, 0.7],
      [-1.6, -3, 0.7],
      [0.5, -4.4, 0.7],
    ],
    '#D9CDB8',
    false,
  );
  street(site, { z: -14.4 });
  const masses = [
    low(site),
    high(site),
    steps(site, -2.8, -0.4, 0.8, 0.45),
    ...[-7.9, -6.4, -4.9, -3.5].map((x, i) =>
      i % 2
        ? flowers(site, x, 0, 1.5, 0.8, i + 4, isAutumn ? BLOOM.coral : BLOOM.white)
        : bush(site, x, 0, 1.5, 0.85, i + 3),
    ),
    bush(site, 8.4, -0.4, 1.8, 1.3, 12, leaf[2]),
    standing(site, -13, -4, 9, 7.5, 31, leaf[0]),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
