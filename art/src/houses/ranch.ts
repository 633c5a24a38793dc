/** A ranch of the sixties: one long low roof, a picture window, brick to the sills, the woods close behind. */

import { gabled } from '../build/gables.ts';
import { hipped } from '../build/hips.ts';
import { raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes } from '../build/openings.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { GROUND, lawn, patch, walkway } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { bush } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, conifer, farWoods, standing } from '../grounds/trees.ts';

const BOARDS: Material = { finish: 'boards', color: '#A9B79A' };
const BRICK: Material = { finish: 'brick', color: '#B5684A' };
const [ROOF, TRIM, DOOR] = ['#7A6A5E', '#F6EEDC', '#D9A03C'];

const main = (site: Site) =>
  gabled(site, {
    x0: -9.5,
    x1: 4.5,
    z0: 0,
    z1: 8.4,
    h: 2.7,
    rise: 2.1,
    axis: 'x',
    walls: BOARDS,
    trim: TRIM,
    roof: ROOF,
    plinth: ['#B5684A', 0.95],
    over: 0.9,
    front: (on) =>
      [
        sashes(site, on, [1.7, 4.2], [1.05, 1.5, 1.15], { cols: 2, rows: 1 }),
        sash(site, on, [5.9, 0.75, 3.4, 1.5], { cols: 3, rows: 1, lamp: true }),
        door(site, on, 11.4, 0.3, DOOR, { sidelights: true, glazed: true }),
      ].join(''),
    left: (on) => sashes(site, on, [2.2, 6], [1.05, 1.4, 1.15], { cols: 2, rows: 1 }),
    behind: () => chimney(site, { x0: 0.4, x1: 2.2, z0: 4.4, z1: 5.3, y0: 3, y1: 6, material: BRICK }),
  });

const garage = (site: Site) =>
  hipped(site, {
    x0: 4.5,
    x1: 11.2,
    z0: -1.8,
    z1: 8,
    h: 2.7,
    rise: 1.9,
    walls: BRICK,
    trim: TRIM,
    cornerBoards: false,
    roof: ROOF,
    over: 0.8,
    seed: 4,
    front: (on) => garageDoor(site, on, 0.9, 0.05, 4.9, 2.15, '#EFE6D2'),
    right: (on) => sashes(site, on, [3, 7], [1.1, 1.3, 1], { rows: 1 }),
  });

/** The screened porch at the end that looks into the woods. */
const screened = (site: Site) =>
  hipped(site, {
    x0: -13.6,
    x1: -9.5,
    z0: 2,
    z1: 7.4,
    h: 2.4,
    rise: 1.2,
    walls: { finish: 'stucco', color: '#5C6A66' },
    trim: TRIM,
    roof: ROOF,
    over: 0.5,
    front: (on) =>
      [0.05, 1.38, 2.7].map((u) => on.rect(u + 1.2, 0, 0.12, 2.4, site.ink(TRIM, on.normal))).join('') +
      on.rect(0, 0.85, on.len, 0.1, site.ink(TRIM, on.normal)),
    left: (on) =>
      [1.7, 3.5].map((u) => on.rect(u, 0, 0.12, 2.4, site.ink(TRIM, on.normal))).join('') +
      on.rect(0, 0.85, on.len, 0.1, site.ink(TRIM, on.normal)),
  });

export function ranch(view: View): string {
  const site = openSite(view);
  const isAutumn = view.hour === 'october';
  sky(site);
  farWoods(site, 190, view.seed, isAutumn ? LEAF.autumn : LEAF.oak);
  lawn(site);
  const crowns = isAutumn ? [LEAF.rust, LEAF.gold, LEAF.autumn] : [LEAF.oak, LEAF.dark, LEAF.maple];
  site.sheet.add(
    [-19, -11, -3, 6, 14, 21].map((x, i) =>
      broadTree(site, x, 17 + (i % 3) * 4, 12 + (i % 2) * 3, 10, i * 7 + 3, crowns[i % 3], { shadow: false }),
    ),
  );
  site.sheet.add(
    patch(
      site,
      [
        [5.2, -1.8],
        [10.5, -1.8],
        [11.6, -13],
        [4.4, -13],
      ],
      '#C6BEB4',
    ),
  );
  walkway(
    site,
    [
      [1.9, -0.9, 0.6],
      [1.9, -3.2, 0.6],
      [4.9, -4.2, 0.6],
    ],
    GROUND.walk,
    false,
  );
  street(site, { z: -14.6 });
  const masses = [
    main(site),
    garage(site),
    screened(site),
    steps(site, 0.9, 2.9, 0, 0.3),
    ...[-8.6, -7.1, -5.4, -2.9, -1.4, -0.1].map((x, i) =>
      bush(site, x, -0.8, 1.5, 0.75 + (i % 3) * 0.12, i + 3, i % 2 ? LEAF.box : LEAF.dark),
    ),
    conifer2(site),
    standing(site, -16.5, -4, 9, 7.5, 41, isAutumn ? LEAF.gold : LEAF.maple),
    mailbox(site),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}

const conifer2 = (site: Site) => ({
  x0: 12,
  x1: 15,
  z0: -1,
  z1: 0,
  spots: [],
  draw: () => conifer(site, 13.6, -0.5, 6.4, 3.6, 8),
});

const mailbox = (site: Site) => ({
  x0: 3.2,
  x1: 3.6,
  z0: -12.8,
  z1: -12.3,
  spots: [],
  draw: () =>
    solid(site, { x0: 3.34, x1: 3.46, z0: -12.6, z1: -12.5, y0: 0, y1: 1.05 }, '#8A6A4E') +
    solid(site, { x0: 3.2, x1: 3.6, z0: -12.8, z1: -12.3, y0: 1.05, y1: 1.34 }, '#A83C26'),
});
