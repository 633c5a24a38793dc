/** A brick colonial: five bays, a pedimented door between columns, three dormers, and a garage wing of three. */

import { dormer, slopeFrom } from '../build/dormers.ts';
import { gabled } from '../build/gables.ts';
import { raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes } from '../build/openings.ts';
import { portico, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { outerChimney } from '../build/solids.ts';
import { GROUND, lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers, yew } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { broadTree, farWoods, standing } from '../grounds/trees.ts';

const BRICK: Material = { finish: 'brick', color: '#B0583F' };
const CLAPBOARD: Material = { finish: 'clapboard', color: '#F1E8D6' };
const [SLATE, BLACK, TRIM, DOOR] = ['#5A6672', '#2A3A48', '#FBF4E6', '#1F3F38'];
const EAVE = 6.1;
const RISE = 3.4;
const BAYS = [1.7, 4.5, 8, 11.5, 14.3];

const slope = slopeFrom(0, EAVE, 4.8, EAVE + RISE);

const main = (site: Site) =>
  gabled(site, {
    x0: -8,
    x1: 8,
    z0: 0,
    z1: 9.6,
    h: EAVE,
    rise: RISE,
    axis: 'x',
    walls: BRICK,
    trim: TRIM,
    cornerBoards: false,
    roof: SLATE,
    plinth: ['#9A8E80', 0.5],
    over: 0.5,
    front: (on) =>
      [
        on.rect(0, 3.25, on.len, 0.16, site.ink('#D9C6A8', on.normal)),
        sashes(
          site,
          on,
          BAYS.filter((u) => u !== 8),
          [0.95, 1.2, 1.9],
          { shutters: BLACK, rows: 3, cols: 2 },
        ),
        sashes(site, on, BAYS, [3.95, 1.15, 1.6], { shutters: BLACK, rows: 2, cols: 2 }),
        door(site, on, 8, 0.5, DOOR, { sidelights: true, fan: true }),
      ].join(''),
    left: (on) =>
      sashes(site, on, [2.2, 7.4], [0.95, 1.1, 1.8], { rows: 3 }) +
      sashes(site, on, [2.2, 7.4], [3.95, 1.1, 1.6]) +
      sash(site, on, [4.4, 7.1, 0.8, 0.7], { arch: true, rows: 1 }),
    right: (on) =>
      sashes(site, on, [2.2, 7.4], [3.95, 1.1, 1.6]) + sash(site, on, [4.4, 7.1, 0.8, 0.7], { arch: true, rows: 1 }),
    above: () =>
      [-4.6, 0, 4.6]
        .map((x) =>
          dormer(site, {
            x,
            w: 1.7,
            z: 0.9,
            base: 6.6,
            top: 8.05,
            rise: 0.8,
            slope,
            walls: CLAPBOARD,
            roof: SLATE,
            windows: (on) => sash(site, on, [0.42, 0.3, 0.86, 1], { arch: false }),
          }),
        )
        .join(''),
  });

const garage = (site: Site) =>
  gabled(site, {
    x0: 8,
    x1: 18,
    z0: 1.8,
    z1: 9,
    h: 3.1,
    rise: 2.6,
    axis: 'x',
    walls: BRICK,
    trim: TRIM,
    cornerBoards: false,
    roof: SLATE,
    over: 0.45,
    seed: 7,
    front: (on) => [0.7, 3.75, 6.8].map((u) => garageDoor(site, on, u, 0.1, 2.5, 2.3)).join(''),
    right: (on) => sashes(site, on, [2, 5.2], [1, 1.1, 1.5]),
  });

export function brickColonial(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 130, view.seed);
  lawn(site);
  site.sheet.add(
    broadTree(site, -17, 14, 14, 13, 5),
    broadTree(site, 24, 17, 13, 12, 9, LEAF.dark),
    broadTree(site, -26, 22, 12, 12, 19, LEAF.maple),
  );
  site.sheet.add(
    patch(
      site,
      [
        [8.2, 1.8],
        [17.8, 1.8],
        [18.5, -5],
        [13, -9],
        [13, -26],
        [8, -26],
        [7.4, -9],
        [2, -6.2],
        [2, -5],
        [8.2, -3],
      ],
      '#CFC4B4',
    ),
  );
  walkway(
    site,
    [
      [0, -2.6, 0.9],
      [0, -5.4, 0.9],
    ],
    GROUND.brickWalk,
  );
  const low = { x0: -1.9, x1: 1.9, z0: -2.3, z1: 0 };
  const masses = [
    main(site),
    garage(site),
    portico(site, { ...low, floor: 0.5, eave: 3.7, rise: 1.25, columns: [-1.55, 1.55], roof: SLATE }),
    steps(site, -1.3, 1.3, -2.3, 0.5),
    outerChimney(site, { x0: -9.1, x1: -8, z0: 3.9, z1: 5.7, y1: 10.9, material: BRICK }),
    ...[-7.2, -5.6, -3.9, 3.6, 5.2, 6.9].map((x, i) =>
      i % 3 === 1 ? yew(site, x, -0.7, 1.1, 1.9, i) : bush(site, x, -0.7, 1.7, 0.85, i + 3),
    ),
    ...[-4.8, -2.8, 2.7, 4.4].map((x, i) => flowers(site, x, -1.5, 1.6, 0.6, i + 21, BLOOM.white)),
    standing(site, -15.5, -3, 10, 8.5, 33, LEAF.oak),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
