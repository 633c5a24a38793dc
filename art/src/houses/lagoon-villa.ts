/** A stucco villa on the lagoon: tiled hips, an arched loggia, a balcony over the pool, a bulkhead with its dock. */

import { hipped } from '../build/hips.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade, post } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { bush, yew } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { broadTree, farWoods } from '../grounds/trees.ts';
import { mix, over } from '../kit/colour.ts';
import { H, n1, range, W } from '../kit/geometry.ts';
import { path } from '../kit/shapes.ts';
import { ripples } from '../kit/water.ts';

const STUCCO: Material = { finish: 'stucco', color: '#F2DDB8' };
const [TILE, TRIM, WOOD] = ['#C2623F', '#FBF1DC', '#6B4A38'];
const EDGE = -9;
const WATER = -1.3;
const round = { trim: TRIM, arch: true, casing: 0.16, sill: false } as const;

const centre = (site: Site) =>
  hipped(site, {
    x0: -4.4,
    x1: 4.4,
    z0: 0,
    z1: 9,
    h: 6.6,
    rise: 2.2,
    walls: STUCCO,
    roof: TILE,
    rake: TRIM,
    over: 0.8,
    step: 0.42,
    front: (on) =>
      [
        ...[0.9, 3.5, 6.1].map((u) => sash(site, on, [u, 0.15, 1.8, 1.9], { ...round, cols: 2, rows: 2, lamp: true })),
        ...[0.9, 3.5, 6.1].map((u) => sash(site, on, [u, 3.75, 1.8, 1.5], { ...round, cols: 2, rows: 2 })),
      ].join(''),
    right: (on) => sashes(site, on, [2, 6], [3.8, 1.1, 1.5], round),
    left: (on) => sashes(site, on, [2, 6], [3.8, 1.1, 1.5], round),
    behind: () => chimney(site, { x0: 2.6, x1: 3.6, z0: 5, z1: 6, y0: 6, y1: 9.3, material: STUCCO, cap: TILE }),
  });

const wing = (site: Site, x0: number, x1: number, seed: number) =>
  hipped(site, {
    x0,
    x1,
    z0: 1.2,
    z1: 8.4,
    h: 3.6,
    rise: 1.8,
    walls: STUCCO,
    roof: TILE,
    rake: TRIM,
    over: 0.7,
    step: 0.42,
    seed,
    front: (on) =>
      sash(site, on, [0.9, 0.2, 1.5, 1.8], { ...round, rows: 3, lamp: seed === 3 }) +
      sash(site, on, [on.len - 2.4, 0.2, 1.5, 1.8], { ...round, rows: 3 }),
    left: (on) => sashes(site, on, [2, 5], [0.9, 1.1, 1.5], round),
    right: (on) => sashes(site, on, [2, 5], [0.9, 1.1, 1.5], round),
  });

/** The balcony of the main bedroom, on three columns. */
const balcony = (site: Site): Mass => ({
  x0: -4,
  x1: 4,
  z0: -1.9,
  z1: 0,
  spots: cornersAt({ x0: -4, x1: 4, z0: -1.9, z1: 0 }, 3.05, 3.4),
  draw: () =>
    [
      ...[-3.7, -1.25, 1.25, 3.7].map((x) => post(site, 'round', x, -1.6, 0.1, 3.1, TRIM)),
      solid(site, { x0: -4.1, x1: 4.1, y0: 3.05, y1: 3.4, z0: -1.95, z1: 0 }, TRIM),
      balustrade(site, -4, 4, -1.8, 3.4, TRIM),
      ...[-4, 4].map((x) => post(site, 'square', x, -1.8, 3.4, 4.4, TRIM)),
    ].join(''),
});

function terrace(site: Site): void {
  const { sheet } = site;
  sheet.add(
    patch(
      site,
      [
        [-11, 1],
        [11, 1],
        [11, EDGE],
        [-11, EDGE],
      ],
      '#E4D2AE',
    ),
  );
  const pool = [
    [-6.4, -3.6],
    [2.6, -3.6],
    [2.6, -6.6],
    [-6.4, -6.6],
  ] as const;
  sheet.add(
    patch(
      site,
      [
        [-6.8, -3.2],
        [3, -3.2],
        [3, -7],
        [-6.8, -7],
      ],
      '#F6EBD2',
      0.02,
    ),
    patch(site, pool, '#6CC0BE', 0.03),
  );
  sheet.add(
    patch(
      site,
      [
        [-6.4, -3.6],
        [2.6, -3.6],
        [2.6, -4.1],
        [-6.4, -4.1],
      ],
      '#3F8C93',
      0.035,
    ),
    patch(
      site,
      [
        [-3.5, -5],
        [-0.5, -5.1],
        [0.2, -5.3],
        [-4.2, -5.2],
      ],
      '#B9E2DA',
      0.036,
    ),
  );
}

/** The bulkhead of planks, and the lagoon before it with its reflections. */
function lagoon(site: Site): void {
  const { sheet, cam, hour } = site;
  const wood = site.ink('#8A6E54', [0, 0, -1]);
  const [, foot] = cam.at([0, WATER, EDGE]);
  const base = over(site.flat('#4F9AA0'), hour.lamps ? '#B4B8D8' : '#F0F4F0');
  sheet.add(
    cam.face(
      [
        [-60, WATER, EDGE],
        [60, WATER, EDGE],
        [60, WATER, -60],
        [-60, WATER, -60],
      ],
      base,
    ),
  );
  const sheen = hour.lamps ? '#F7B878' : '#D9EEE4';
  sheet.add(
    ripples(-20, W + 20, foot + 8, H, 46, 5, mix(base, sheen, 0.4), { size: 1.1 }),
    ripples(-20, W + 20, foot + 8, H, 40, 9, over(base, '#A8BEC8'), { size: 1.2 }),
  );
  sheet.add(
    cam.face(
      [
        [-60, 0, EDGE],
        [60, 0, EDGE],
        [60, WATER, EDGE],
        [-60, WATER, EDGE],
      ],
      wood,
    ),
  );
  sheet.add(
    range(60, (i) =>
      cam.face(
        [
          [-36 + i * 1.2, 0, EDGE],
          [-35.94 + i * 1.2, 0, EDGE],
          [-35.94 + i * 1.2, WATER, EDGE],
          [-36 + i * 1.2, WATER, EDGE],
        ],
        over(wood, '#C4B8B0'),
      ),
    ),
  );
  sheet.add(
    cam.face(
      [
        [-60, 0.06, EDGE - 0.2],
        [60, 0.06, EDGE - 0.2],
        [60, -0.16, EDGE - 0.2],
        [-60, -0.16, EDGE - 0.2],
      ],
      site.ink('#CBB08A', [0, 0, -1]),
    ),
  );
}

const dock = (site: Site): Mass => ({
  x0: 5,
  x1: 7.4,
  z0: -17,
  z1: EDGE - 0.2,
  spots: [],
  draw: () =>
    [
      ...[-16.6, -13.4, -10.4].flatMap((z) =>
        [5.1, 7.1].map((x) => solid(site, { x0: x, x1: x + 0.28, y0: WATER, y1: 0.5, z0: z, z1: z + 0.28 }, '#7A5F4A')),
      ),
      solid(site, { x0: 5, x1: 7.4, y0: -0.3, y1: -0.08, z0: -17, z1: EDGE - 0.2 }, '#C7A880'),
    ].join(''),
});

/** A day boat at the dock: white hull, a teal stripe, a little screen. */
const boat = (site: Site): Mass => ({
  x0: -7.4,
  x1: -1.8,
  z0: -11,
  z1: -10.4,
  spots: [],
  draw: () => {
    const [a, b] = site.cam.at([-4.6, WATER, -10.6]);
    const k = site.cam.scale([-4.6, WATER, -10.6]);
    const ink = (color: string): string => site.ink(color, [0, 0.2, -0.8]);
    const at = (dx: number, dy: number): string => `${n1(a + dx * k)} ${n1(b - dy * k)}`;
    return [
      path(
        `M${at(-2.2, 0.75)}Q${at(0, 0.62)} ${at(2.5, 1)}Q${at(2.1, 0.1)} ${at(1.6, -0.05)}L${at(-2, -0.05)}Z`,
        ink(WHITE),
      ),
      path(
        `M${at(-2.2, 0.75)}Q${at(0, 0.62)} ${at(2.5, 1)}L${at(2.42, 0.78)}Q${at(0, 0.4)} ${at(-2.16, 0.53)}Z`,
        ink('#2B6A6B'),
      ),
      path(`M${at(-0.3, 0.7)}L${at(0.1, 1.35)}L${at(0.9, 1.35)}L${at(1.1, 0.76)}Z`, ink('#C98A52')),
      path(`M${at(0.1, 1.35)}L${at(0.4, 1.75)}L${at(0.8, 1.75)}L${at(0.9, 1.35)}Z`, ink('#A9CFC9')),
    ].join('');
  },
});

export function lagoonVilla(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 80, view.seed);
  lawn(site, '#9DB36E');
  site.sheet.add(broadTree(site, -15, 14, 10, 9, 5), broadTree(site, 16, 15, 9.5, 9, 9, LEAF.dark));
  terrace(site);
  lagoon(site);
  const masses = [
    centre(site),
    wing(site, -10.4, -4.4, 3),
    wing(site, 4.4, 10.4, 4),
    balcony(site),
    dock(site),
    boat(site),
    ...[-9.4, -5, 5, 9.4].map((x, i) => yew(site, x, 0.4, 1, 2.8 + (i % 2) * 0.5, i + 3)),
    ...[-7.2, 7.2].map((x, i) => bush(site, x, 0.2, 2, 0.8, i + 5)),
    ...[-3, -1.2].map(
      (x): Mass => ({
        x0: x,
        x1: x + 0.8,
        z0: -3,
        z1: -2.2,
        spots: [],
        draw: () =>
          solid(site, { x0: x, x1: x + 0.7, y0: 0, y1: 0.36, z0: -3, z1: -2.2 }, TRIM) +
          solid(site, { x0: x, x1: x + 0.7, y0: 0.36, y1: 0.95, z0: -2.35, z1: -2.2 }, WOOD),
      }),
    ),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
