/** A pre-war apartment house: limestone below, brick above, a canopy to the kerb; behind it, gardens. */

import { flat } from '../build/flats.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import { clad, type Material } from '../build/materials.ts';
import { door, sashes, WHITE } from '../build/openings.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, standing } from '../grounds/trees.ts';
import { over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import { rect } from '../kit/shapes.ts';
import { drum } from '../kit/volumes.ts';
import type { Wall } from '../kit/wall.ts';

const BRICK: Material = { finish: 'brick', color: '#C08A62' };
const STONE: Material = { finish: 'stone', color: '#DCCBA8' };
const [LIME, GREEN] = ['#E4D6B6', '#2D5142'];
const STOREY = 3.2;
const STOREYS = 8;
const TOP = STOREY * STOREYS + 1;

const rows = (site: Site, on: Wall, us: readonly number[], from: number): string =>
  range(STOREYS - from, (n) =>
    sashes(site, on, us, [(n + from) * STOREY + 1.4, 1.2, 1.7], { trim: LIME, casing: 0.1, rows: 2, cols: 1 }),
  ).join('');

const tower = (site: Site) =>
  flat(site, {
    x0: -8,
    x1: 8,
    z0: 0,
    z1: 15,
    h: TOP,
    walls: BRICK,
    roof: LIME,
    cornice: [0.9, 0.5],
    front: (on) => {
      const stone = site.ink(LIME, on.normal);
      const isRear = site.view.hour === 'october';
      return [
        isRear ? '' : clad(site, on, [0, 0, on.len, STOREY * 2 + 0.6], STONE, 5),
        on.box(0, STOREY * 2 + 0.6, on.len, 0.35, 0.2, { front: stone, side: over(stone, '#C8C0B8') }),
        rows(site, on, [2, 4.2, 8, 11.8, 14], 2),
        sashes(site, on, [2, 4.2, 11.8, 14], [1.2, 1.3, 2.1], { trim: LIME, rows: 3, casing: 0.1 }),
        sashes(site, on, [2, 4.2, 8, 11.8, 14], [4.3, 1.2, 1.8], { trim: LIME, rows: 2, casing: 0.1 }),
        door(site, on, 8, 0.15, GREEN, { trim: LIME, sidelights: true, fan: true, glazed: true }),
        on.box(0, TOP - STOREY - 0.2, on.len, 0.3, 0.18, { front: stone, side: over(stone, '#C8C0B8') }),
      ].join('');
    },
    left: (on) => rows(site, on, [2.5, 6, 9.5, 13], 0),
    right: (on) => rows(site, on, [2.5, 6, 9.5, 13], 0),
    behind: () => tank(site, -3, 2.6),
  });

/** The water tank that every such roof carries. */
const tank = (site: Site, x: number, z: number): string => {
  const y = TOP + 0.9;
  return [
    ...[-1.1, 0.9].flatMap((dx) =>
      [-1, 1].map((dz) =>
        solid(site, { x0: x + dx, x1: x + dx + 0.2, y0: y, y1: y + 2.2, z0: z + dz, z1: z + dz + 0.2 }, '#4A403C'),
      ),
    ),
    drum(site.cam, { x, z, y0: y + 2.2, y1: y + 5, r0: 1.5, sides: 12 }, (nx, nz) => site.ink('#8A6448', [nx, 0, nz])),
    drum(site.cam, { x, z, y0: y + 5, y1: y + 6.5, r0: 1.7, r1: 0.05, sides: 12 }, (nx, nz) =>
      site.ink('#5E5450', [nx, 0.7, nz]),
    ),
  ].join('');
};

const rowHouse = (site: Site, x0: number, x1: number, color: string, seed: number) =>
  flat(site, {
    x0,
    x1,
    z0: 0.4,
    z1: 12,
    h: 13.4,
    walls: { finish: 'stucco', color },
    roof: over(color, '#D4C8BC'),
    cornice: [0.8, 0.5],
    seed,
    front: (on) =>
      [0.9, 4.3, 7.6, 10.6]
        .map((v) =>
          sashes(site, on, [1.5, on.len - 1.5], [v, 1.15, 1.9], { trim: over(color, '#E8DCC8'), hood: true, cols: 1 }),
        )
        .join(''),
  });

/** The canopy from the door to the kerb. */
const canopy = (site: Site): Mass => ({
  x0: -1.2,
  x1: 1.2,
  z0: -4.2,
  z1: 0,
  spots: cornersAt({ x0: -1.2, x1: 1.2, z0: -4.2, z1: 0 }, 2.9),
  draw: () =>
    [
      ...[-1.1, 1.1].map((x) =>
        solid(site, { x0: x - 0.05, x1: x + 0.05, y0: 0, y1: 2.8, z0: -4.1, z1: -4 }, '#C9A45A'),
      ),
      solid(site, { x0: -1.25, x1: 1.25, y0: 2.75, y1: 3.25, z0: -4.25, z1: 0 }, GREEN),
      solid(site, { x0: -1.25, x1: 1.25, y0: 2.7, y1: 2.8, z0: -4.27, z1: -0.05 }, WHITE),
    ].join(''),
});

/** The towers beyond, in one flat ink. */
function skyline(site: Site): void {
  const ink = site.far('#8A7A80', 0.62);
  const blocks = [
    [60, 90, 330],
    [190, 70, 420],
    [300, 120, 280],
    [980, 80, 380],
    [1090, 110, 300],
    [1230, 76, 460],
    [1330, 130, 340],
    [1490, 100, 400],
  ] as const;
  site.sheet.add(blocks.map(([x, w, h]) => rect(x, site.cam.hy - h, w, h + 4, ink)));
}

export function prewarApartments(view: View): string {
  const site = openSite(view);
  const isRear = view.hour === 'october';
  sky(site);
  lawn(site, isRear ? '#A7A766' : '#C4B8A4');
  const rows: ReadonlyArray<readonly [number, number, string]> = [
    [8.2, 14.6, '#A8684E'],
    [14.8, 21.2, '#C08A66'],
    [21.4, 28, '#9A6450'],
    [28.2, 36, '#B98E6C'],
    [36.2, 46, '#8A5A4C'],
    [-14.6, -8.2, '#B4765A'],
    [-21.2, -14.8, '#8F5A4A'],
    [-28, -21.4, '#C2946E'],
    [-36, -28.2, '#A06A54'],
  ];
  const neighbours = rows.map(([x0, x1, color], i) => rowHouse(site, x0, x1, color, i + 3));
  skyline(site);
  site.sheet.add(isRear ? broadTree(site, 26, 18, 12, 11, 5, LEAF.gold) : broadTree(site, 27, 20, 12, 11, 5));
  if (isRear) {
    // seen from the gardens behind: beds, a fence between neighbours, a table under the tree
    site.sheet.add(
      patch(
        site,
        [
          [-2.4, -1],
          [2.4, -1],
          [3, -7.6],
          [-3, -7.6],
        ],
        '#BE8468',
      ),
    );
    const beds = [-7, -5.4, -3.8, 3.8, 5.4, 7].map((x, i) =>
      flowers(site, x, -2.4 - (i % 2), 1.7, 1.1, i + 3, i % 2 ? BLOOM.coral : BLOOM.white),
    );
    site.sheet.add(
      raise(site, [
        tower(site),
        ...neighbours,
        ...beds,
        ...[-12, -10, 10, 12, 14].map((x, i) => bush(site, x, -1.4, 2, 1.4, i + 5, LEAF.dark)),
        fence(site, -20, -8.4, -6, 'iron', '#3A3A40'),
        fence(site, 8.4, 20, -6, 'iron', '#3A3A40'),
        standing(site, view.from[0] > 0 ? -9 : 9.6, -5.4, 9, 7.5, 33, LEAF.gold),
        table(site),
      ]),
    );
    return site.sheet.svg();
  }
  street(site, { z: -4.4, walk: 4.4, verge: 0.2 });
  site.sheet.add(
    raise(site, [
      tower(site),
      ...neighbours,
      canopy(site),
      ...[-6.8, -4.6, 4.6, 6.8].map((x, i) => bush(site, x, -0.6, 1.3, 1, i + 3)),
      standing(site, view.from[0] > 0 ? -12.5 : 11.5, -3.4, 7.4, 5.6, 33, LEAF.maple),
    ]),
  );
  return site.sheet.svg();
}

const table = (site: Site): Mass => ({
  x0: -1,
  x1: 1,
  z0: -5.4,
  z1: -4,
  spots: [
    [-0.7, 0.7, -4.7],
    [0.7, 0.7, -4.7],
    [0, 0, -4.7],
  ],
  draw: () =>
    solid(site, { x0: -0.7, x1: 0.7, y0: 0.66, y1: 0.74, z0: -5.2, z1: -4.2 }, '#E9DCC0') +
    solid(site, { x0: -0.06, x1: 0.06, y0: 0, y1: 0.66, z0: -4.8, z1: -4.7 }, '#3A3A40') +
    [-1.4, 1]
      .map(
        (x) =>
          solid(site, { x0: x, x1: x + 0.44, y0: 0.4, y1: 0.46, z0: -5, z1: -4.5 }, GREEN) +
          solid(site, { x0: x, x1: x + 0.44, y0: 0.46, y1: 0.95, z0: -4.54, z1: -4.5 }, GREEN),
      )
      .join(''),
});
