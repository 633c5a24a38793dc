/** Stone and shingle round a courtyard with a fountain, in its own pasture; a barn beyond, horses at the rail. */

import { gabled } from '../build/gables.ts';
import { type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash, sashes } from '../build/openings.ts';
import { portico, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { GROUND, lawn, patch, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { broadTree, farWoods } from '../grounds/trees.ts';
import { place } from '../kit/camera.ts';
import { range, type Spot } from '../kit/geometry.ts';
import { horse } from '../kit/horse.ts';
import { drum } from '../kit/volumes.ts';

const STONE: Material = { finish: 'stone', color: '#BFB3A0' };
const SHINGLE: Material = { finish: 'shingle', color: '#B7A07C' };
const BARN: Material = { finish: 'boards', color: '#8F3B2C' };
const [SLATE, TRIM] = ['#5C6670', '#FBF4E6'];

const main = (site: Site) =>
  gabled(site, {
    x0: -8,
    x1: 8,
    z0: 4,
    z1: 12,
    h: 5.6,
    rise: 3.8,
    axis: 'x',
    walls: STONE,
    trim: TRIM,
    cornerBoards: false,
    roof: SLATE,
    over: 0.5,
    front: (on) =>
      sashes(site, on, [5, 11], [0.9, 1.3, 1.9], { rows: 3 }) +
      sashes(site, on, [5, 8, 11], [3.6, 1.2, 1.5]) +
      door(site, on, 8, 0.4, '#27405A', { sidelights: true, fan: true }),
    behind: () =>
      chimney(site, { x0: -5.4, x1: -4, z0: 7.6, z1: 8.8, y0: 7, y1: 11.4, material: STONE }) +
      chimney(site, { x0: 4, x1: 5.4, z0: 7.6, z1: 8.8, y0: 7, y1: 11.4, material: STONE }),
  });

/** One of the two shingled wings that reach forward and close the court. */
const wing = (site: Site, x0: number, x1: number, seed: number) =>
  gabled(site, {
    x0,
    x1,
    z0: -3.2,
    z1: 10,
    h: 4.2,
    rise: 4.1,
    axis: 'z',
    walls: SHINGLE,
    trim: TRIM,
    roof: SLATE,
    plinth: ['#A99C88', 0.9],
    over: 0.5,
    seed,
    front: (on) =>
      sashes(site, on, [1.9, on.len - 1.9], [1.2, 1.2, 1.8], { rows: 3, shutters: '#3E5A62' }) +
      sash(site, on, [on.len / 2 - 0.9, 4.4, 1.8, 1.4], { cols: 3, arch: true, rows: 1 }),
    left: (on) => sashes(site, on, [2, 5, 8, 11], [1.2, 1.2, 1.7], { rows: 3 }),
    right: (on) => sashes(site, on, [2, 5, 8, 11], [1.2, 1.2, 1.7], { rows: 3 }),
  });

const barn = (site: Site) =>
  gabled(site, {
    x0: 24,
    x1: 44,
    z0: 34,
    z1: 44,
    h: 4,
    rise: 4,
    axis: 'x',
    walls: BARN,
    roof: '#6B7076',
    rake: TRIM,
    over: 0.5,
    seed: 8,
    front: (on) =>
      range(
        8,
        (i) =>
          on.rect(0.9 + i * 2.4, 0, 1.6, 2.5, site.ink(TRIM, on.normal)) +
          on.rect(1.05 + i * 2.4, 0, 1.3, 2.35, site.ink('#5A2A26', on.normal)),
      ).join(''),
    above: () =>
      solid(site, { x0: 33, x1: 35, y0: 7.4, y1: 9.2, z0: 38, z1: 40 }, TRIM) +
      solid(site, { x0: 32.8, x1: 35.2, y0: 9.2, y1: 9.5, z0: 37.8, z1: 40.2 }, '#5C6670'),
  });

const FOUNTAIN_Z = -7;

const fountain = (site: Site): Mass => {
  const tone = (nx: number, nz: number): string => site.ink('#D6CCB8', [nx, 0, nz]);
  const basin = (y: number, r: number): string =>
    site.cam.face(
      range(22, (i): Spot => [Math.cos(i / 3.5) * r, y, FOUNTAIN_Z + Math.sin(i / 3.5) * r]),
      site.flat('#8FC0C0'),
    );
  return {
    x0: -1.7,
    x1: 1.7,
    z0: FOUNTAIN_Z - 1.7,
    z1: FOUNTAIN_Z + 1.7,
    spots: [
      [-1.6, 0.6, FOUNTAIN_Z],
      [1.6, 0.6, FOUNTAIN_Z],
      [0, 2, FOUNTAIN_Z],
    ],
    draw: () =>
      drum(site.cam, { x: 0, z: FOUNTAIN_Z, y0: 0, y1: 0.6, r0: 1.7, r1: 1.6, sides: 16 }, tone) +
      basin(0.6, 1.45) +
      drum(site.cam, { x: 0, z: FOUNTAIN_Z, y0: 0.5, y1: 1.5, r0: 0.2, r1: 0.16, sides: 8 }, tone) +
      drum(site.cam, { x: 0, z: FOUNTAIN_Z, y0: 1.5, y1: 1.75, r0: 0.25, r1: 0.8, sides: 14 }, tone) +
      basin(1.75, 0.7),
  };
};

const BAY = { coat: '#8A4B32', dark: '#6B3826', mane: '#2A2326' };
const CHESTNUT = { coat: '#A9622F', dark: '#8A4B26', mane: '#D0A060' };

const mare = (site: Site, x: number, z: number, grazing: boolean, flip: 1 | -1): Mass => ({
  x0: x - 1,
  x1: x + 1,
  z0: z - 0.2,
  z1: z + 0.2,
  spots: [
    [x - 1, 0.6, z],
    [x + 0.9, 0.6, z],
    [x, 1.5, z],
  ],
  draw: () => {
    const [a, b, k] = place(site.cam, x, z);
    const tones = grazing ? CHESTNUT : BAY;
    const ink = (color: string): string => site.ink(color, [0, 0.3, -0.7]);
    return horse(a, b, 1.5 * k, { coat: ink(tones.coat), dark: ink(tones.dark), mane: ink(tones.mane), flip, grazing });
  },
});

export function stoneManor(view: View): string {
  const site = openSite(view);
  const isAutumn = view.hour === 'october';
  sky(site);
  farWoods(site, 80, view.seed, isAutumn ? LEAF.autumn : LEAF.oak);
  lawn(site, isAutumn ? '#A9AE66' : GROUND.meadow);
  site.sheet.add(
    [-30, -22, 16].map((x, i) =>
      broadTree(
        site,
        x,
        28 + i * 3,
        14,
        13,
        i + 5,
        isAutumn ? [LEAF.rust, LEAF.gold, LEAF.autumn][i] : [LEAF.oak, LEAF.dark, LEAF.maple][i],
      ),
    ),
  );
  site.sheet.add(
    patch(
      site,
      [
        [-8, 4],
        [8, 4],
        [8, -5],
        [3, -9],
        [2.6, -34],
        [-2.6, -34],
        [-3, -9],
        [-8, -5],
      ],
      '#DCCDB0',
    ),
  );
  walkway(
    site,
    [
      [0, 1.8, 1],
      [0, 0.9, 1],
    ],
    '#CBBFA8',
    false,
  );
  const masses = [
    main(site),
    wing(site, -14, -7.4, 3),
    wing(site, 7.4, 14, 13),
    barn(site),
    fountain(site),
    portico(site, { x0: -2, x1: 2, z0: 2, z1: 4, floor: 0.4, eave: 3.6, rise: 1.2, columns: [-1.7, 1.7], roof: SLATE }),
    steps(site, -1.2, 1.2, 2, 0.4),
    ...[-6.8, 6.8].map((x, i) => flowers(site, x, -3.6, 1.8, 1.1, i + 4, BLOOM.white)),
    ...[-12.6, -9.2, 9.2, 12.6].map((x, i) => bush(site, x, -3.9, 1.9, 1.1, i + 3)),
    fence(site, -40, -3.4, -13, 'rail'),
    fence(site, 3.4, 42, -13, 'rail'),
    fence(site, 16, 60, 26, 'rail'),
    mare(site, view.from[0] > 0 ? -4.6 : 5.4, -14.6, false, view.from[0] > 0 ? -1 : 1),
    mare(site, view.from[0] > 0 ? -7.4 : 8.4, -15.4, true, view.from[0] > 0 ? 1 : -1),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
