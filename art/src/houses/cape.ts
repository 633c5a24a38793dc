/** A Cape Cod: a storey and a half under a steep roof, a chimney in the middle, two dormers, a picket fence. */

import { dormer, slopeFrom } from '../build/dormers.ts';
import { gabled } from '../build/gables.ts';
import { raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes } from '../build/openings.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { lawn, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, farWoods, standing } from '../grounds/trees.ts';

const SHINGLE: Material = { finish: 'shingle', color: '#E9E2D2' };
const BRICK: Material = { finish: 'brick', color: '#B4593F' };
const [SLATE, NAVY, TRIM] = ['#5F6B76', '#2C4A66', '#FBF4E6'];
const EAVE = 2.75;
const RISE = 4;

const body = { x0: -5.6, x1: 5.6, z0: 0, z1: 7.6 };
const slope = slopeFrom(body.z0, EAVE, 3.8, EAVE + RISE);

function dormers(site: Site): string {
  return [-2.9, 2.9]
    .map((x) =>
      dormer(site, {
        x,
        w: 1.9,
        z: 0.7,
        base: 3.4,
        top: 4.95,
        rise: 0.85,
        slope,
        walls: SHINGLE,
        roof: SLATE,
        windows: (on) => sash(site, on, [0.45, 0.35, 1, 1.05], { rows: 2, cols: 2 }),
      }),
    )
    .join('');
}

const main = (site: Site) =>
  gabled(site, {
    ...body,
    h: EAVE,
    rise: RISE,
    axis: 'x',
    walls: SHINGLE,
    trim: TRIM,
    roof: SLATE,
    plinth: ['#A79C8B', 0.4],
    over: 0.45,
    front: (on) =>
      sashes(site, on, [1.7, 3.9, 7.3, 9.5], [0.95, 0.95, 1.4], { shutters: NAVY, rows: 2, cols: 2 }) +
      door(site, on, 5.6, 0.4, '#A83C26', { sidelights: false }),
    left: (on) => sashes(site, on, [2, 5.6], [1, 0.95, 1.4]) + sash(site, on, [3.2, 3.6, 1.2, 1.5]),
    right: (on) => sashes(site, on, [2, 5.6], [1, 0.95, 1.4]) + sash(site, on, [3.2, 3.6, 1.2, 1.5]),
    behind: () => chimney(site, { x0: -0.7, x1: 0.7, z0: 3.7, z1: 4.9, y0: 5, y1: 8.1, material: BRICK }),
    above: () => dormers(site),
  });

/** The ell at the side, lower and set back. */
const ell = (site: Site) =>
  gabled(site, {
    x0: 5.6,
    x1: 9.6,
    z0: 2,
    z1: 7,
    h: 2.4,
    rise: 2.1,
    axis: 'x',
    walls: SHINGLE,
    trim: TRIM,
    roof: SLATE,
    over: 0.3,
    seed: 5,
    front: (on) => sash(site, on, [0.7, 0.9, 2.5, 1.15], { cols: 4, rows: 2 }),
    right: (on) => sash(site, on, [1.9, 0.95, 1.1, 1.3]),
  });

export function cape(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 110, view.seed);
  lawn(site);
  site.sheet.add(broadTree(site, -13, 14, 11, 10, 5), broadTree(site, 15, 16, 12, 12, 9, LEAF.dark));
  walkway(
    site,
    [
      [0, -0.9, 0.7],
      [0, -5, 0.7],
      [0, -9.4, 0.75],
    ],
    '#CFA58A',
  );
  street(site, { z: -11.4 });
  const masses = [
    main(site),
    ell(site),
    steps(site, -0.9, 0.9, 0, 0.4),
    ...[-4.6, -3.2, -1.9, 1.9, 3.3, 4.7].map((x, i) =>
      i % 2 ? flowers(site, x, -0.6, 1.4, 0.9, i + 3, BLOOM.blue) : bush(site, x, -0.6, 1.3, 0.95, i + 9),
    ),
    standing(site, -13.5, -3.5, 8.5, 7.5, 31, LEAF.maple),
    fence(site, -16, -1.1, -9.5),
    fence(site, 1.1, 18, -9.5),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
