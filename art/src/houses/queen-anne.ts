/** A Queen Anne by day: blue boards, a round turret under a witch's hat, a porch across the front, the harbour below. */

import { gabled } from '../build/gables.ts';
import { type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes } from '../build/openings.ts';
import { porch, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, standing } from '../grounds/trees.ts';
import { range, type Spot } from '../kit/geometry.ts';
import { drum } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { scales } from './painted-victorian.ts';

const BLUE: Material = { finish: 'clapboard', color: '#6F8FA8' };
const FISH: Material = { finish: 'shingle', color: '#B7C4C4' };
const [TRIM, ROOF, DOOR] = ['#FBF1DC', '#6B5570', '#8E3F3F'];
const H0 = 7;
const wood = { trim: TRIM, hood: true, cols: 1 } as const;

const main = (site: Site) =>
  gabled(site, {
    x0: -4.4,
    x1: 3.4,
    z0: 0,
    z1: 9.4,
    h: H0,
    rise: 4.8,
    axis: 'z',
    walls: BLUE,
    gable: FISH,
    trim: TRIM,
    roof: ROOF,
    plinth: ['#8A7268', 0.6],
    over: 0.55,
    tileStep: 0.42,
    front: (on) =>
      [
        sash(site, on, [0.9, 1.3, 1.2, 2], wood),
        door(site, on, 4.4, 0.65, DOOR, { trim: TRIM, fan: true, glazed: true }),
        sashes(site, on, [1.6, 4.2], [4.2, 1.15, 1.9], wood),
        scales(site, on, H0 + 0.1, H0 + 3.4, (v) => 3.9 * (1 - (v - H0) / 4.8), FISH.color),
        on.rect(0, H0 - 0.25, on.len, 0.4, site.ink(TRIM, on.normal)),
        sash(site, on, [3.3, H0 + 0.7, 1.2, 1.2], { ...wood, arch: true, cols: 2, rows: 1, lamp: true }),
      ].join(''),
    left: (on) =>
      sashes(site, on, [1.8, 4.6, 7.4], [1.3, 1.1, 2], wood) + sashes(site, on, [1.8, 4.6, 7.4], [4.2, 1.1, 1.9], wood),
    right: (on) =>
      sashes(site, on, [4.6, 7.4], [1.3, 1.1, 2], wood) + sashes(site, on, [4.6, 7.4], [4.2, 1.1, 1.9], wood),
    behind: () =>
      chimney(site, {
        x0: -2.8,
        x1: -1.7,
        z0: 5,
        z1: 6.2,
        y0: 8,
        y1: 12.6,
        material: { finish: 'brick', color: '#A9553F' },
      }),
  });

/** The turret: ten sides, three floors, a hat of slate and a ball of gilt. */
function turret(site: Site): Mass {
  const [x, z, r, sides, turn] = [4.1, 0.6, 2.1, 10, 0.31];
  const tone =
    (color: string) =>
    (nx: number, nz: number): string =>
      site.ink(color, [nx, 0, nz]);
  const ring = (y0: number, y1: number, by: number, color: string): string =>
    drum(site.cam, { x, z, y0, y1, r0: r + by, sides, turn }, tone(color));
  const corner = (i: number): readonly [number, number] => [
    x + r * Math.cos(turn + (i / sides) * Math.PI * 2),
    z + r * Math.sin(turn + (i / sides) * Math.PI * 2),
  ];
  const panes = (): string =>
    range(sides, (i) => {
      const on = wall(site.cam, corner(i), corner(i + 1));
      const facing = on.seen ? on : wall(site.cam, corner(i + 1), corner(i));
      const m = turn + ((i + 0.5) / sides) * Math.PI * 2;
      if (!site.cam.sees([x + Math.cos(m) * r, 2, z + Math.sin(m) * r], [Math.cos(m), 0, Math.sin(m)])) return '';
      const glass = (v: number, h: number): string =>
        sash(site, facing, [0.26, v, facing.len - 0.52, h], { trim: TRIM, casing: 0.09, cols: 1, sill: false });
      return glass(1.3, 2) + glass(4.3, 1.9) + glass(7.5, 1.3);
    }).join('');
  const hat = (y0: number, y1: number, r0: number, r1: number): string =>
    drum(site.cam, { x, z, y0, y1, r0, r1, sides, turn }, (nx, nz) => site.ink(ROOF, [nx, 0.6, nz]));
  const spots: Spot[] = [0, 2, 4, 6, 8].flatMap((i): Spot[] => [
    [corner(i)[0], 0, corner(i)[1]],
    [corner(i)[0], 9.3, corner(i)[1]],
  ]);
  return {
    x0: 3.4,
    x1: 6.2,
    z0: -1.5,
    z1: 2.7,
    spots: [...spots, [x, 14.3, z]],
    draw: () =>
      [
        ring(0, 9.3, 0, BLUE.color),
        ring(3.8, 4.05, 0.1, TRIM),
        ring(6.95, 7.25, 0.1, TRIM),
        panes(),
        ring(9.1, 9.45, 0.12, TRIM),
        hat(9.4, 10.1, r + 0.55, r * 0.8),
        hat(10.1, 14.3, r * 0.8, 0.05),
        solid(site, { x0: x - 0.06, x1: x + 0.06, y0: 14.1, y1: 15.2, z0: z - 0.06, z1: z + 0.06 }, '#E8B45C'),
      ].join(''),
  };
}

export function queenAnne(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site);
  water(site, 90, '#4F95A0', 4);
  site.sheet.add(
    patch(
      site,
      [
        [-160, 90],
        [160, 90],
        [160, 40],
        [-160, 40],
      ],
      '#9BB06A',
    ),
    broadTree(site, -14, 15, 12, 11, 5, LEAF.dark),
    broadTree(site, 19, 17, 11, 10, 9),
  );
  walkway(
    site,
    [
      [0, -4, 0.8],
      [0, -8, 0.8],
      [0, -11, 0.85],
    ],
    '#C9B39A',
  );
  street(site, { z: -13 });
  const masses = [
    main(site),
    turret(site),
    porch(site, {
      x0: -5,
      x1: 7.2,
      z0: -3,
      z1: -1.5,
      floor: 0.6,
      eave: 3.35,
      head: 3.9,
      posts: [-4.8, -2.6, -0.9, 1.1, 3, 5, 7],
      rails: [
        [-4.8, -1],
        [1.2, 7],
      ],
      post: 'turned',
      trim: TRIM,
      roof: ROOF,
      skirt: '#7A6A68',
    }),
    floorBehind(site),
    steps(site, -0.9, 1, -3, 0.6),
    ...[-4.4, -2.8, 2.2, 3.9, 5.6].map((x, i) =>
      i % 2 ? bush(site, x, -3.5, 1.6, 0.9, i + 3) : flowers(site, x, -3.5, 1.6, 0.9, i + 3, BLOOM.blue),
    ),
    fence(site, -20, -1.1, -11.4),
    fence(site, 1.1, 20, -11.4),
    standing(site, view.from[0] > 0 ? -11 : 12, -5, 9, 7, 33, LEAF.maple),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}

/** The porch floor and ceiling between the outer posts and the wall. */
const floorBehind = (site: Site): Mass => ({
  x0: -5,
  x1: 3.39,
  z0: -1.499,
  z1: 0,
  spots: [
    [-5, 3.5, -1.5],
    [3.4, 3.5, -1.5],
    [-5, 3.9, 0],
    [3.4, 3.9, 0],
  ],
  draw: () =>
    solid(site, { x0: -5, x1: 3.39, y0: 0, y1: 0.6, z0: -1.49, z1: 0 }, '#8C8288') +
    solid(site, { x0: -5, x1: 3.39, y0: 3.4, y1: 3.95, z0: -1.49, z1: 0 }, ROOF),
});
