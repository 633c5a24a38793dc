/** A Greek Revival farmhouse: a temple front with corner pilasters, a porched wing, and the barn behind. */

import { gabled } from '../build/gables.ts';
import { type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes } from '../build/openings.ts';
import { porch, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { GROUND, lawn, walkway } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { bush } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { bareTree, broadTree, farWoods, standing } from '../grounds/trees.ts';
import { over } from '../kit/colour.ts';
import { range, turn } from '../kit/geometry.ts';

const CLAPBOARD: Material = { finish: 'clapboard', color: '#F4EAD4' };
const BARN: Material = { finish: 'boards', color: '#A8452F' };
const BRICK: Material = { finish: 'brick', color: '#A9553F' };
const [TIN, TRIM, GREEN, SNOW] = ['#7C8A86', '#FDF8EC', '#2D5142', '#EEF0F2'];

const roofOf = (site: Site, color: string): string => (site.view.hour === 'winter' ? SNOW : color);

const temple = (site: Site) =>
  gabled(site, {
    x0: -4.6,
    x1: 4.6,
    z0: 0,
    z1: 11,
    h: 6,
    rise: 2.3,
    axis: 'z',
    walls: CLAPBOARD,
    trim: TRIM,
    roof: roofOf(site, TIN),
    plinth: ['#8F8578', 0.5],
    over: 0.5,
    front: (on) => {
      const wood = site.ink(TRIM, on.normal);
      return [
        on.rect(0, 5.25, on.len, 0.75, wood),
        on.rect(0, 5.3, on.len, 0.08, over(wood, '#CBC4B8')),
        ...[0, on.len - 0.7].map((u) => on.box(u, 0.5, 0.7, 4.8, 0.1, { front: wood, side: over(wood, '#C4BFBC') })),
        sashes(site, on, [3.6, 6.4], [0.95, 1.15, 2.1], { rows: 3, shutters: GREEN }),
        sashes(site, on, [2.1, 4.6, 7.1], [3.6, 1.05, 1.4], { shutters: GREEN }),
        sash(site, on, [3.9, 6.5, 1.4, 0.5], { arch: true, rows: 1, cols: 4, sill: false }),
      ].join('');
    },
    left: (on) =>
      sashes(site, on, [2, 5.5, 9], [0.95, 1.05, 1.9], { rows: 3, shutters: GREEN }) +
      sashes(site, on, [2, 5.5, 9], [3.6, 1.05, 1.4], { shutters: GREEN }),
    right: (on) =>
      sashes(site, on, [1.5], [0.95, 1.05, 1.9], { rows: 3 }) + sashes(site, on, [1.5, 5, 9], [3.6, 1.05, 1.4]),
    behind: () =>
      chimney(site, { x0: -2.6, x1: -1.6, z0: 6, z1: 7, y0: 6.5, y1: 9.6, material: BRICK }) +
      chimney(site, { x0: 1.6, x1: 2.6, z0: 6, z1: 7, y0: 6.5, y1: 9.6, material: BRICK }),
  });

const wing = (site: Site) =>
  gabled(site, {
    x0: 4.6,
    x1: 13,
    z0: 2.6,
    z1: 9.4,
    h: 3.7,
    rise: 2.3,
    axis: 'x',
    walls: CLAPBOARD,
    trim: TRIM,
    roof: roofOf(site, TIN),
    plinth: ['#8F8578', 0.5],
    over: 0.45,
    seed: 5,
    front: (on) => door(site, on, 1.7, 0.5, GREEN) + sashes(site, on, [4, 6.6], [0.95, 1.05, 1.7], { shutters: GREEN }),
    right: (on) => sashes(site, on, [2, 4.8], [0.95, 1.05, 1.6]),
    behind: () => chimney(site, { x0: 10.6, x1: 11.6, z0: 6, z1: 7, y0: 4, y1: 7.6, material: BRICK }),
  });

const barn = (site: Site) =>
  gabled(site, {
    x0: 17,
    x1: 25,
    z0: 17,
    z1: 29,
    h: 4.6,
    rise: 4.4,
    knee: [0.68, 0.62],
    axis: 'z',
    walls: BARN,
    roof: roofOf(site, '#6E6460'),
    rake: TRIM,
    over: 0.5,
    seed: 8,
    front: (on) => {
      const white = site.ink(TRIM, on.normal);
      const leaf = site.ink('#93392A', on.normal);
      return [
        on.rect(2.1, 0, 3.8, 3.7, white),
        on.rect(2.3, 0, 1.65, 3.5, leaf),
        on.rect(4.05, 0, 1.65, 3.5, leaf),
        sash(site, on, [3.4, 5.2, 1.2, 1.3], { lamp: false }),
        sash(site, on, [0.6, 1.4, 0.9, 1.1]),
        sash(site, on, [6.5, 1.4, 0.9, 1.1]),
      ].join('');
    },
  });

/** A dry stone wall: two courses, the upper one laid over the joints of the lower. */
const stoneWall = (site: Site, x0: number, x1: number, z: number): Mass => ({
  x0,
  x1,
  z0: z,
  z1: z + 0.5,
  spots: [
    [x0, 0.8, z],
    [x1, 0.8, z],
    [x0, 0, z],
    [x1, 0, z],
  ],
  draw: () =>
    course(site, x0, x1, z, 0, 0.42, 0) +
    course(site, x0, x1, z, 0.42, 0.8, 0.5) +
    (site.view.hour === 'winter' ? solid(site, { x0, x1, y0: 0.78, y1: 0.88, z0: z, z1: z + 0.5 }, SNOW) : ''),
});

function course(site: Site, x0: number, x1: number, z: number, y0: number, y1: number, shift: number): string {
  const n = Math.round((x1 - x0) / 0.8);
  return range(n, (i) => {
    const stone = {
      x0: x0 + ((x1 - x0) * (i + (i === 0 ? 0 : shift))) / n,
      x1: x0 + ((x1 - x0) * Math.min(n, i + 1 + shift)) / n,
      y0,
      y1,
      z0: z,
      z1: z + 0.5,
    };
    return solid(
      site,
      stone,
      turn(['#A89F90', '#968D80', '#B8AE9C', '#8C857C', '#A0978C'], i * 7 + Math.round(shift * 4)),
    );
  }).join('');
}

export function farmhouse(view: View): string {
  const site = openSite(view);
  const isWinter = view.hour === 'winter';
  sky(site);
  farWoods(site, 120, view.seed, isWinter ? LEAF.bare : LEAF.rust);
  lawn(site, isWinter ? GROUND.snow : '#A6A860');
  site.sheet.add(
    isWinter
      ? [bareTree(site, -14, 16, 13, 5), bareTree(site, 31, 26, 12, 9)]
      : [broadTree(site, -15, 15, 13, 12, 5, LEAF.gold), broadTree(site, 33, 30, 13, 12, 9, LEAF.rust)],
  );
  walkway(
    site,
    [
      [6.3, -0.2, 0.7],
      [6.3, -4, 0.7],
      [5.4, -11, 0.8],
      [5, -18, 0.9],
    ],
    isWinter ? '#DAD4CC' : GROUND.gravel,
    false,
  );
  const masses = [
    temple(site),
    wing(site),
    barn(site),
    porch(site, {
      x0: 4.9,
      x1: 13,
      z0: 0.5,
      z1: 2.6,
      floor: 0.5,
      eave: 3,
      head: 3.55,
      posts: [5.2, 7.7, 10.2, 12.7],
      roof: roofOf(site, TIN),
      trim: TRIM,
      rails: [
        [7.9, 10.1],
        [10.4, 12.6],
      ],
    }),
    steps(site, 5.5, 7.2, 0.5, 0.5),
    stoneWall(site, -22, 4, -11.5),
    stoneWall(site, 6.6, 26, -11.5),
    ...[-3.6, -1.2, 1.2, 3.6].map((x, i) =>
      bush(site, x, -0.6, 1.6, 0.9, i + 3, isWinter ? '#C9D6D2' : [LEAF.box, LEAF.rust, LEAF.dark][i % 3]),
    ),
    fence(site, 14, 17, 18, 'rail'),
    fence(site, 25, 40, 18, 'rail'),
    ...(isWinter ? [] : [standing(site, -9.8, -2.5, 9.5, 8, 34, LEAF.autumn)]),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
