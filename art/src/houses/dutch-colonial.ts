/** A Dutch colonial of the thirties: gambrel roof, one long dormer, a sun room at the side, a garage with a loft. */

import { dormer, slopeFrom } from '../build/dormers.ts';
import { flat } from '../build/flats.ts';
import { gabled } from '../build/gables.ts';
import { raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes } from '../build/openings.ts';
import { portico, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { outerChimney } from '../build/solids.ts';
import { GROUND, lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { bareTree, broadTree, farWoods, standing } from '../grounds/trees.ts';

const CLAPBOARD: Material = { finish: 'clapboard', color: '#8FA6B4' };
const BRICK: Material = { finish: 'brick', color: '#B4593F' };
const [ROOF, TRIM, DOOR] = ['#6B5F5C', '#FBF4E6', '#E0B24A'];
const EAVE = 2.9;
const RISE = 4.9;
/** The steep lower slope of the gambrel, from the eave to the knee. */
const slope = slopeFrom(0, EAVE, 1.15, EAVE + RISE * 0.66);

const main = (site: Site) =>
  gabled(site, {
    x0: -6,
    x1: 6,
    z0: 0,
    z1: 8,
    h: EAVE,
    rise: RISE,
    knee: [0.72, 0.66],
    axis: 'x',
    walls: CLAPBOARD,
    trim: TRIM,
    roof: site.view.hour === 'winter' ? '#E9ECF0' : ROOF,
    plinth: ['#A0583F', 0.45],
    over: 0.55,
    front: (on) =>
      sashes(site, on, [1.8, 4, 8, 10.2], [0.95, 1.05, 1.6], { shutters: '#2C4A66', rows: 2 }) +
      door(site, on, 6, 0.45, DOOR, { fan: true }),
    left: (on) =>
      sashes(site, on, [2.2, 5.8], [0.95, 1, 1.6]) +
      sashes(site, on, [2.6, 5.4], [3.7, 1, 1.5]) +
      sash(site, on, [3.6, 6.4, 0.8, 0.35], { arch: true, rows: 1 }),
    right: (on) =>
      sashes(site, on, [2.2, 5.8], [0.95, 1, 1.6]) +
      sashes(site, on, [2.6, 5.4], [3.7, 1, 1.5]) +
      sash(site, on, [3.6, 6.4, 0.8, 0.35], { arch: true, rows: 1 }),
    above: () =>
      dormer(site, {
        x: 0,
        w: 8.6,
        z: 0.5,
        base: 3.5,
        top: 5.6,
        rise: 0.62,
        slope: (y) => (y > 5.7 ? 2.1 : slope(y)),
        walls: CLAPBOARD,
        roof: site.view.hour === 'winter' ? '#E9ECF0' : ROOF,
        shed: true,
        windows: (on) => sashes(site, on, [1.3, 3.3, 5.3, 7.3], [0.45, 1, 1.3], { shutters: '#2C4A66' }),
      }),
  });

const sunRoom = (site: Site) =>
  flat(site, {
    x0: 6,
    x1: 9.6,
    z0: 1.4,
    z1: 6.6,
    h: 2.7,
    walls: CLAPBOARD,
    trim: TRIM,
    roof: TRIM,
    plinth: ['#A0583F', 0.45],
    cornice: [0.3, 0.25],
    front: (on) =>
      sashes(site, on, [0.85, 1.85, 2.85], [0.8, 0.8, 1.5], { cols: 2, rows: 3, casing: 0.08, lamp: true }),
    right: (on) =>
      sashes(site, on, [0.9, 2.1, 3.3, 4.4], [0.8, 0.85, 1.5], { cols: 2, rows: 3, casing: 0.08, lamp: true }),
  });

const garage = (site: Site) =>
  gabled(site, {
    x0: -15.5,
    x1: -10.3,
    z0: 8,
    z1: 14.5,
    h: 2.8,
    rise: 3.1,
    knee: [0.7, 0.64],
    axis: 'z',
    walls: CLAPBOARD,
    trim: TRIM,
    roof: site.view.hour === 'winter' ? '#E9ECF0' : ROOF,
    over: 0.4,
    seed: 9,
    front: (on) =>
      garageDoor(site, on, 1, 0.05, 3.2, 2.2) + sash(site, on, [2, 3.5, 1.1, 1.2], { shutters: '#2C4A66' }),
  });

export function dutchColonial(view: View): string {
  const site = openSite(view);
  const isWinter = view.hour === 'winter';
  sky(site);
  farWoods(site, 100, view.seed, isWinter ? LEAF.bare : LEAF.oak);
  lawn(site, isWinter ? GROUND.snow : GROUND.lawn);
  if (isWinter) site.sheet.add(bareTree(site, 15, 13, 12, 5), bareTree(site, -20, 16, 11, 8));
  else site.sheet.add(broadTree(site, 16, 14, 12, 11, 5), broadTree(site, -21, 19, 11, 11, 8, LEAF.dark));
  site.sheet.add(
    patch(
      site,
      [
        [-15, 8],
        [-11, 8],
        [-9.6, -11],
        [-13, -11],
      ],
      isWinter ? '#D3D0CC' : '#CFC4B4',
    ),
  );
  walkway(
    site,
    [
      [0, -1.4, 0.7],
      [0, -6, 0.7],
      [0, -10.4, 0.75],
    ],
    isWinter ? '#D9CFC2' : GROUND.brickWalk,
  );
  street(site, { z: -12.2 });
  const porchAt = { x0: -1.5, x1: 1.5, z0: -1.3, z1: 0 };
  const masses = [
    main(site),
    sunRoom(site),
    garage(site),
    portico(site, {
      ...porchAt,
      floor: 0.45,
      eave: 3,
      rise: 0.9,
      columns: [-1.2, 1.2],
      roof: isWinter ? '#E9ECF0' : ROOF,
    }),
    steps(site, -0.9, 0.9, -1.3, 0.45),
    outerChimney(site, { x0: -7, x1: -6, z0: 3, z1: 4.8, y1: 8.9, material: BRICK }),
    ...[-5, -3.6, -2.4, 2.4, 3.7, 5].map((x, i) =>
      isWinter
        ? bush(site, x, -0.6, 1.3, 0.8, i + 3, '#C9D6D2')
        : i % 2
          ? flowers(site, x, -0.6, 1.5, 0.9, i + 3, BLOOM.rose)
          : bush(site, x, -0.6, 1.4, 0.9, i + 3),
    ),
    ...(isWinter ? [] : [standing(site, 13.6, -1, 8.5, 7.5, 31, LEAF.maple)]),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
