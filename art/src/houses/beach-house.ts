/** A shingled beach house on new piles: a big gambrel to the sea, a sleeping porch cut into it, stairs to the sand. */

import { gabled } from '../build/gables.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade, post } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { GROUND, lawn, patch } from '../grounds/ground.ts';
import { tufts, water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { range } from '../kit/geometry.ts';
import { rect } from '../kit/shapes.ts';
import { sloop } from '../kit/water.ts';

const CEDAR: Material = { finish: 'shingle', color: '#A99D8A' };
const [ROOF, TRIM, BLUE] = ['#6E7780', WHITE, '#4F86A0'];
const FLOOR = 2.7;

const house = (site: Site) =>
  gabled(site, {
    x0: -4.6,
    x1: 4.6,
    z0: 0,
    z1: 10,
    y0: FLOOR,
    h: 2.9,
    rise: 5.1,
    knee: [0.74, 0.62],
    axis: 'z',
    walls: CEDAR,
    trim: TRIM,
    roof: ROOF,
    over: 0.6,
    front: (on) => {
      const shade = site.ink('#6E665E', on.normal);
      return [
        sash(site, on, [0.9, 0.15, 2, 2.1], { cols: 2, rows: 1, sill: false, lamp: true }),
        sash(site, on, [3.5, 0.15, 2.2, 2.1], { cols: 2, rows: 1, sill: false, lamp: true }),
        sash(site, on, [6.4, 0.8, 1.7, 1.4], { cols: 3 }),
        // the sleeping porch, cut into the gable
        on.rect(2.1, 3.1, 5, 2.6, site.ink(TRIM, on.normal)),
        on.rect(2.3, 3.2, 4.6, 2.3, shade),
        sash(site, on, [3, 3.35, 1.3, 1.7], { cols: 1, rows: 2, sill: false, lamp: true }),
        sash(site, on, [4.9, 3.35, 1.3, 1.7], { cols: 1, rows: 2, sill: false }),
        ...range(14, (i) => on.rect(2.35 + i * 0.335, 3.2, 0.09, 0.95, site.ink(TRIM, on.normal), 0.05)),
        on.rect(2.2, 4.1, 4.8, 0.12, site.ink(TRIM, on.normal), 0.05),
        ...[2.3, 4.52, 6.75].map((u) => on.rect(u, 3.2, 0.16, 2.3, site.ink(TRIM, on.normal), 0.05)),
        sash(site, on, [4.2, 6.35, 0.8, 0.5], { arch: true, rows: 1 }),
      ].join('');
    },
    left: (on) => sashes(site, on, [2, 5, 8], [0.8, 1.3, 1.4]),
    right: (on) => sashes(site, on, [2, 5, 8], [0.8, 1.3, 1.4]),
  });

/** The braced piles, the dark space between them, and an outdoor shower. */
const piles = (site: Site): Mass => ({
  x0: -4.6,
  x1: 4.6,
  z0: 0.001,
  z1: 10,
  spots: [],
  draw: () =>
    [
      site.cam.face(
        [
          [-4.4, 0, 9],
          [4.4, 0, 9],
          [4.4, FLOOR, 9],
          [-4.4, FLOOR, 9],
        ],
        site.ink('#6F7A7C', [0, 0, -1]),
      ),
      ...[8.6, 5.8, 3].flatMap((z) =>
        [-4.2, -1.4, 1.4, 4.2].map((x) =>
          solid(site, { x0: x - 0.16, x1: x + 0.16, y0: 0, y1: FLOOR, z0: z, z1: z + 0.3 }, '#75604E'),
        ),
      ),
      solid(site, { x0: 1.9, x1: 3.9, y0: 0.2, y1: 2.1, z0: 0.8, z1: 2.4 }, '#C9B48E'),
      ...range(6, (i) =>
        solid(site, { x0: 1.95 + i * 0.33, x1: 2.2 + i * 0.33, y0: 0.2, y1: 2.1, z0: 0.75, z1: 0.8 }, '#D8C49E'),
      ),
      ...[-4.2, -1.4, 1.4, 4.2].map((x) =>
        solid(site, { x0: x - 0.17, x1: x + 0.17, y0: 0, y1: FLOOR, z0: 0.15, z1: 0.5 }, '#B08F68'),
      ),
    ].join(''),
});

const deck = (site: Site): Mass => ({
  x0: -4.6,
  x1: 4.6,
  z0: -3,
  z1: 0,
  spots: cornersAt({ x0: -4.6, x1: 4.6, z0: -3, z1: 0 }, FLOOR),
  draw: () =>
    [
      ...[-4.3, -1.4, 1.4, 4.3].map((x) =>
        solid(site, { x0: x - 0.15, x1: x + 0.15, y0: 0, y1: FLOOR, z0: -2.8, z1: -2.5 }, '#B08F68'),
      ),
      solid(site, { x0: -4.7, x1: 4.7, y0: FLOOR - 0.35, y1: FLOOR, z0: -3, z1: 0 }, '#C2A880'),
      ...[-4.6, -1.5, 1.5, 4.6].map((x) => post(site, 'square', x, -2.9, FLOOR, FLOOR + 1.05, TRIM)),
      balustrade(site, -4.6, 1.5, -2.9, FLOOR, TRIM),
    ].join(''),
});

const stairs = (site: Site): Mass => ({
  x0: 1.5,
  x1: 4.4,
  z0: -8.2,
  z1: -3,
  spots: [],
  draw: () =>
    [
      ...range(14, (i) =>
        solid(
          site,
          {
            x0: 1.9,
            x1: 4.1,
            y0: FLOOR - 0.2 * (i + 1) - 0.1,
            y1: FLOOR - 0.2 * (i + 1) + 0.02,
            z0: -3.4 - 0.36 * i,
            z1: -3 - 0.36 * i,
          },
          '#C9AE84',
        ),
      ),
      ...[1.8, 4.2].flatMap((x) => [
        site.cam.face(
          [
            [x, FLOOR + 0.95, -3],
            [x, FLOOR + 1.06, -3],
            [x, 1.0, -8.1],
            [x, 0.89, -8.1],
          ],
          site.ink(TRIM, [0, 0, -1]),
        ),
        ...range(5, (i) =>
          solid(
            site,
            {
              x0: x - 0.05,
              x1: x + 0.05,
              y0: 2.7 - i * 0.66,
              y1: 3.6 - i * 0.68,
              z0: -3.2 - i * 1.22,
              z1: -3.1 - i * 1.22,
            },
            TRIM,
          ),
        ),
      ]),
    ].join(''),
});

const board = (site: Site): Mass => ({
  x0: -3.2,
  x1: -2.4,
  z0: -3.4,
  z1: -3.1,
  spots: [],
  draw: () => {
    const [a, b] = site.cam.at([-2.9, 0, -3.2]);
    const k = site.cam.scale([-2.9, 0, -3.2]);
    return `<path d="M${a} ${b}Q${a - 0.34 * k} ${b - 1.1 * k} ${a + 0.05 * k} ${b - 2.3 * k}Q${a + 0.4 * k} ${b - 1.1 * k} ${a + 0.12 * k} ${b}Z" fill="${site.ink(BLUE, [0, 0, -1])}"/>${rect(a + 0.03 * k, b - 2 * k, 0.05 * k, 1.9 * k, site.ink(WHITE, [0, 0, -1]))}`;
  },
});

export function beachHouse(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site, GROUND.sand);
  water(site, 46, '#3F8C93', 6);
  site.sheet.add(
    patch(
      site,
      [
        [-90, 46],
        [90, 46],
        [90, 42],
        [-90, 43],
      ],
      '#F4EAD2',
    ),
  );
  const [bx, by] = [view.from[0] > 0 ? 330 : 1290, site.cam.hy + 7];
  site.sheet.add(sloop(bx, by, 56, { main: site.ink('#FBF4E6', [0, 0, -1]), jib: site.ink('#DB6446', [0, 0, -1]) }));
  tufts(
    site,
    range(26, (i) => [-26 + i * 2.1 + (i % 3), 13 + (i % 4) * 3, 0.9] as const),
  );
  site.sheet.add(
    raise(site, [
      piles(site),
      house(site),
      deck(site),
      stairs(site),
      board(site),
      fence(site, -24, 0.6, -10, 'slat', '#A98A68'),
      fence(site, 5.4, 22, -10, 'slat', '#A98A68'),
    ]),
  );
  tufts(
    site,
    range(13, (i) => [-15 + i * 2.6, -12.4 - (i % 3) * 1.1, 1.25] as const),
  );
  return site.sheet.svg();
}
