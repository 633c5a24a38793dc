/** Flats on the river: four storeys round a corner of balconies, kayaks and a shared dock below. */

import { gabled } from '../build/gables.ts';
import { hipped } from '../build/hips.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { bush } from '../grounds/plants.ts';
import { tufts } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { broadTree, farWoods } from '../grounds/trees.ts';
import { mix, over } from '../kit/colour.ts';
import { H, range, W } from '../kit/geometry.ts';
import { ripples } from '../kit/water.ts';

const SIDING: Material = { finish: 'clapboard', color: '#C9D3CC' };
const SHINGLE: Material = { finish: 'shingle', color: '#8FA2A6' };
const [ROOF, TRIM] = ['#5B6772', WHITE];
const STOREY = 3;
const EDGE = -6;
const WATER = -1.1;

const floors = [1, 2, 3] as const;

const block = (site: Site) =>
  hipped(site, {
    x0: -11,
    x1: 8,
    z0: 0,
    z1: 12,
    h: STOREY * 4,
    rise: 2.6,
    walls: SIDING,
    trim: TRIM,
    roof: ROOF,
    over: 0.7,
    plinth: ['#9B9184', STOREY],
    front: (on) =>
      [
        ...range(6, (i) => on.rect(0.7 + i * 3.1, 0, 2.4, 2.4, site.ink('#4A4E54', on.normal))),
        ...floors.map((n) => sashes(site, on, [1.8, 9.4, 11.6], [n * STOREY + 0.8, 1.3, 1.5], {})),
        ...floors.map((n) => sash(site, on, [3.9, n * STOREY + 0.12, 3.6, 2.1], { cols: 3, rows: 1, sill: false })),
      ].join(''),
    left: (on) => floors.map((n) => sashes(site, on, [2.4, 6, 9.6], [n * STOREY + 0.8, 1.3, 1.5])).join(''),
    right: (on) =>
      floors
        .map(
          (n) =>
            sashes(site, on, [7, 9.8], [n * STOREY + 0.8, 1.3, 1.5]) +
            sash(site, on, [1.2, n * STOREY + 0.12, 3.4, 2.1], { cols: 3, rows: 1, sill: false, lamp: n === 2 }),
        )
        .join(''),
  });

/** The corner pavilion, a little higher, with glass on both sides. */
const corner = (site: Site) =>
  gabled(site, {
    x0: 2.6,
    x1: 8.6,
    z0: -1.4,
    z1: 0,
    h: STOREY * 4 + 0.4,
    rise: 2.3,
    axis: 'z',
    walls: SHINGLE,
    trim: TRIM,
    roof: ROOF,
    over: 0.6,
    into: (y) => Math.max(0, y - STOREY * 4) * 2.4,
    front: (on) =>
      floors
        .map((n) =>
          sash(site, on, [0.8, n * STOREY + 0.12, 4.4, 2.1], { cols: 4, rows: 1, sill: false, lamp: n !== 1 }),
        )
        .join('') +
      on.rect(0.8, 0, 4.4, 2.3, site.ink('#4A4E54', on.normal)) +
      sash(site, on, [2.2, 12.2, 1.6, 0.9], { arch: true, rows: 1, cols: 3 }),
  });

const balconies = (site: Site, x0: number, x1: number, z0: number, z1: number): Mass => ({
  x0,
  x1,
  z0,
  z1,
  spots: floors.flatMap((n) => cornersAt({ x0, x1, z0, z1 }, n * STOREY)),
  draw: () =>
    floors
      .map(
        (n) =>
          solid(site, { x0, x1, y0: n * STOREY - 0.25, y1: n * STOREY + 0.02, z0, z1 }, TRIM) +
          balustrade(site, x0, x1, z0 + 0.06, n * STOREY, TRIM) +
          [x0, x1]
            .map((x) =>
              solid(
                site,
                {
                  x0: x - 0.09,
                  x1: x + 0.09,
                  y0: n === 1 ? 0 : n * STOREY,
                  y1: n * STOREY + (n === 3 ? 1 : STOREY),
                  z0: z0 + 0.02,
                  z1: z0 + 0.2,
                },
                TRIM,
              ),
            )
            .join(''),
      )
      .join(''),
});

/** Bank, river and the long dock. */
function river(site: Site): void {
  const { sheet, cam, hour } = site;
  const [, top] = cam.at([0, WATER, EDGE]);
  const base = over(site.flat('#3F8590'), hour.lamps ? '#B4B8D8' : '#EAF2F0');
  sheet.add(
    cam.face(
      [
        [-70, WATER, EDGE],
        [70, WATER, EDGE],
        [70, WATER, -60],
        [-70, WATER, -60],
      ],
      base,
    ),
  );
  sheet.add(
    ripples(-20, W + 20, top + 6, H, 60, 5, mix(base, hour.lamps ? '#F7B878' : '#D9EEE4', 0.4), { size: 1.1 }),
    ripples(-20, W + 20, top + 6, H, 46, 8, over(base, '#A4BAC6'), { size: 1.2 }),
  );
  sheet.add(
    range(70, (i) =>
      solid(
        site,
        {
          x0: -36 + i * 1.05,
          x1: -35.05 + i * 1.05,
          y0: WATER,
          y1: 0.1 - ((i * 7) % 3) * 0.16,
          z0: EDGE - 0.5,
          z1: EDGE + 0.3,
        },
        ['#A89F90', '#8C857C', '#B8AE9C'][(i * 5) % 3] ?? '#A89F90',
      ),
    ),
  );
}

const dock = (site: Site): Mass => ({
  x0: -9,
  x1: 1.5,
  z0: -13.5,
  z1: EDGE - 0.5,
  spots: [],
  draw: () =>
    [
      ...[-8.6, -5, -1.6, 1].flatMap((x) =>
        [-13.2, -11.4].map((z) =>
          solid(site, { x0: x, x1: x + 0.26, y0: WATER, y1: 0.6, z0: z, z1: z + 0.26 }, '#7A5F4A'),
        ),
      ),
      solid(site, { x0: -2.4, x1: -0.6, y0: -0.3, y1: -0.1, z0: -11.4, z1: EDGE - 0.5 }, '#C7A880'),
      solid(site, { x0: -9, x1: 1.5, y0: -0.34, y1: -0.12, z0: -13.5, z1: -11.4 }, '#D0B48C'),
      ...(['#DB6446', '#E0B24A', '#2B6A6B'] as const).map((color, i) => kayak(site, -7.4 + i * 2.4, -12.4, color)),
    ].join(''),
});

function kayak(site: Site, x: number, z: number, color: string): string {
  const [a, b] = site.cam.at([x, 0.12, z]);
  const k = site.cam.scale([x, 0.12, z]);
  const ink = site.ink(color, [0, 0.8, -0.4]);
  return `<path d="M${a - 1.1 * k} ${b - 0.1 * k}Q${a} ${b - 0.34 * k} ${a + 1.1 * k} ${b - 0.1 * k}Q${a} ${b + 0.3 * k} ${a - 1.1 * k} ${b - 0.1 * k}Z" fill="${ink}"/><ellipse cx="${a}" cy="${b - 0.08 * k}" rx="${0.3 * k}" ry="${0.08 * k}" fill="${over(ink, '#8A8A92')}"/>`;
}

export function riverFlats(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 150, view.seed, LEAF.dark);
  lawn(site, '#8FA866');
  site.sheet.add(
    broadTree(site, -17, 9, 11, 9.5, 5),
    broadTree(site, 15, 8, 10, 9, 9, LEAF.maple),
    broadTree(site, 22, 13, 12, 10, 12),
  );
  site.sheet.add(
    patch(
      site,
      [
        [-30, -3.4],
        [30, -3.4],
        [30, -5],
        [-30, -5],
      ],
      '#E0D2B4',
    ),
  );
  river(site);
  const masses = [
    block(site),
    corner(site),
    balconies(site, -7.3, -3.3, -1.6, 0),
    balconies(site, 3, 8.2, -2.9, -1.4),
    dock(site),
    ...[-10, -8.4, -2, -0.4, 1.2].map((x, i) => bush(site, x, -0.8, 1.6, 0.9, i + 3, i % 2 ? LEAF.box : LEAF.dark)),
  ];
  site.sheet.add(raise(site, masses));
  tufts(site, [
    [-12, -5.6, 1],
    [-15, -5.4, 1.1],
    [9, -5.6, 1],
    [11.5, -5.4, 1.2],
    [14, -5.6, 1],
  ]);
  return site.sheet.svg();
}
