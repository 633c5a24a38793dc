/** A three-storey Victorian in its period colours: a great gable, a bay of two floors, a porch round two sides. */

import { bay } from '../build/dormers.ts';
import { gabled } from '../build/gables.ts';
import { type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes } from '../build/openings.ts';
import { porch, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { lawn, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, farWoods, standing } from '../grounds/trees.ts';
import { over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import type { Wall } from '../kit/wall.ts';

export interface Paint {
  readonly walls: string;
  readonly gable: string;
  readonly trim: string;
  readonly accent: string;
  readonly roof: string;
}

/** Sage, straw and oxblood: a scheme of 1902. */
export const SAGE: Paint = { walls: '#8FAE94', gable: '#E3B35C', trim: '#FBF1DC', accent: '#9C3B34', roof: '#6A5A5E' };

/** Fish-scale shingles across a gable, in two tones. */
export function scales(
  site: Site,
  on: Wall,
  from: number,
  to: number,
  half: (v: number) => number,
  color: string,
): string {
  const [a, b] = [site.ink(color, on.normal), over(site.ink(color, on.normal), '#DCCFC4')];
  return range(Math.floor((to - from) / 0.5), (row) => {
    const v = from + row * 0.5;
    const wide = half(v + 0.5) - 0.5;
    const n = Math.max(0, Math.floor((wide * 2) / 0.42));
    return range(n, (i) => {
      const u = on.len / 2 - (n * 0.42) / 2 + i * 0.42;
      return on.face(
        [
          [u + 0.02, v + 0.46],
          [u + 0.4, v + 0.46],
          [u + 0.4, v + 0.16],
          [u + 0.21, v],
          [u + 0.02, v + 0.16],
        ],
        row % 2 ? a : b,
      );
    }).join('');
  }).join('');
}

const WALL_H = 6.9;

const main = (site: Site, paint: Paint) => {
  const walls: Material = { finish: 'clapboard', color: paint.walls };
  const wood = { trim: paint.trim, hood: true, cols: 1 } as const;
  return gabled(site, {
    x0: -4.6,
    x1: 4.6,
    z0: 0,
    z1: 11,
    h: WALL_H,
    rise: 5.6,
    axis: 'z',
    walls,
    gable: { finish: 'shingle', color: paint.gable },
    trim: paint.trim,
    roof: paint.roof,
    plinth: ['#8A5A48', 0.7],
    over: 0.6,
    tileStep: 0.42,
    front: (on) =>
      [
        door(site, on, 6.7, 0.75, paint.accent, { trim: paint.trim, fan: true, glazed: true }),
        sashes(site, on, [6.7], [4.2, 1.15, 1.8], wood),
        scales(site, on, WALL_H + 0.1, WALL_H + 4.2, (v) => 4.6 * (1 - (v - WALL_H) / 5.6), paint.gable),
        on.rect(0, WALL_H - 0.3, on.len, 0.4, site.ink(paint.trim, on.normal)),
        on.rect(0, WALL_H - 0.05, on.len, 0.1, site.ink(paint.accent, on.normal)),
        sashes(site, on, [3.9, 5.3], [WALL_H + 0.65, 0.95, 1.6], { ...wood, hood: true, lamp: true }),
        // the king post and its braces, under the peak
        on.face(
          [
            [2.9, 10.3],
            [6.3, 10.3],
            [6.2, 10.5],
            [3, 10.5],
          ],
          site.ink(paint.trim, on.normal),
          0.3,
        ),
        on.rect(4.52, 10.2, 0.16, 1.8, site.ink(paint.trim, on.normal), 0.3),
      ].join(''),
    left: (on) =>
      sashes(site, on, [2.2, 5.4, 8.6], [1.3, 1.1, 1.9], wood) +
      sashes(site, on, [2.2, 5.4, 8.6], [4.2, 1.1, 1.8], wood),
    right: (on) => sashes(site, on, [2.2, 8.6], [4.2, 1.1, 1.8], wood),
    behind: () =>
      chimney(site, {
        x0: -2.6,
        x1: -1.6,
        z0: 6.4,
        z1: 7.4,
        y0: 8,
        y1: 13.4,
        material: { finish: 'brick', color: '#9C4A38' },
      }),
  });
};

/** The cross gable at the right, set back. */
const cross = (site: Site, paint: Paint) =>
  gabled(site, {
    x0: 4.6,
    x1: 8.2,
    z0: 3.4,
    z1: 9,
    h: WALL_H,
    rise: 3.8,
    axis: 'x',
    walls: { finish: 'clapboard', color: paint.walls },
    gable: { finish: 'shingle', color: paint.gable },
    trim: paint.trim,
    roof: paint.roof,
    plinth: ['#8A5A48', 0.7],
    over: 0.5,
    seed: 6,
    front: (on) => sashes(site, on, [1.8], [4.2, 1.1, 1.8], { trim: paint.trim, hood: true, cols: 1 }),
    right: (on) =>
      sashes(site, on, [1.6, 4], [1.3, 1, 1.9], { trim: paint.trim, hood: true, cols: 1 }) +
      sashes(site, on, [1.6, 4], [4.2, 1, 1.8], { trim: paint.trim, hood: true, cols: 1 }) +
      sash(site, on, [2.3, 7.4, 1, 1.2], { trim: paint.trim, arch: true, rows: 1 }),
  });

const wrap = (site: Site, paint: Paint): Mass[] => {
  const base = {
    floor: 0.7,
    eave: 3.45,
    head: 4.1,
    trim: paint.trim,
    roof: paint.roof,
    skirt: '#7A6A58',
    post: 'turned',
  } as const;
  return [
    porch(site, {
      ...base,
      x0: -5.4,
      x1: 8.6,
      z0: -2.7,
      z1: 0,
      posts: [-5.2, -2.9, -0.7, 1.2, 3.2, 5, 6.7, 8.4],
      rails: [
        [-5.1, -0.75],
        [3.3, 8.3],
      ],
    }),
    brackets(site, paint),
    steps(site, 1.2, 3.1, -2.7, 0.7),
  ];
};

/** Sawn brackets between the porch posts. */
const brackets = (site: Site, paint: Paint): Mass => ({
  x0: -5.4,
  x1: 8.6,
  z0: -2.9,
  z1: -2.7,
  spots: [],
  draw: () =>
    [-5.2, -2.9, -0.7, 1.2, 3.2, 5, 6.7, 8.4]
      .flatMap((x) =>
        [1, -1].map((side) =>
          site.cam.face(
            [
              [x, 3.14, -2.75],
              [x + side * 0.6, 3.14, -2.75],
              [x + side * 0.34, 3, -2.75],
              [x + side * 0.16, 2.82, -2.75],
              [x, 2.5, -2.75],
            ],
            site.ink(paint.trim, [0, 0, -1]),
          ),
        ),
      )
      .join('') + solid(site, { x0: -5.5, x1: 8.7, y0: 3.12, y1: 3.2, z0: -2.78, z1: -2.7 }, paint.accent),
});

export function paintedVictorian(view: View, paint: Paint = SAGE): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 90, view.seed);
  lawn(site);
  site.sheet.add(broadTree(site, -13, 15, 13, 11, 5, LEAF.dark), broadTree(site, 17, 17, 12, 11, 9));
  walkway(
    site,
    [
      [2.15, -4.4, 0.8],
      [2.15, -8, 0.8],
      [2.15, -10.6, 0.85],
    ],
    '#C9B39A',
  );
  street(site, { z: -12.4 });
  const masses = [
    main(site, paint),
    cross(site, paint),
    ...wrap(site, paint),
    bay(site, {
      x: -2.1,
      w: 3.2,
      z: 0,
      y0: 4,
      h: 2.6,
      depth: 0.9,
      walls: { finish: 'clapboard', color: paint.gable },
      roof: paint.roof,
      style: { trim: paint.trim, lamp: true },
    }),
    ...[-4.6, -3, -1.4, 4.4, 6, 7.6].map((x, i) =>
      i % 2 ? flowers(site, x, -3.2, 1.5, 0.9, i + 3, BLOOM.rose) : bush(site, x, -3.2, 1.5, 0.9, i + 3),
    ),
    fence(site, -20, 1, -10.8, 'iron', '#2A3A48'),
    fence(site, 3.3, 20, -10.8, 'iron', '#2A3A48'),
    standing(site, -11.4, -4.5, 8, 6.5, 33, LEAF.maple),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
