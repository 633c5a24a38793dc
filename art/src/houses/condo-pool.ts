/** The oceanfront tower from its pool deck, when the balconies light up. */

import { flat } from '../build/flats.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import { sash } from '../build/openings.ts';
import { post } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { tufts, water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { mix } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';

const [WALL, SLAB, GLASS] = ['#D9D3C6', '#F6EEDD', '#9FC3C6'];
const STOREY = 3.1;
const FLOORS = 11;
const BASE = 4.2;

const tower = (site: Site) =>
  flat(site, {
    x0: -7,
    x1: 8,
    z0: 0,
    z1: 16,
    h: BASE + STOREY * FLOORS,
    walls: { finish: 'stucco', color: WALL },
    roof: SLAB,
    cornice: [0.7, 0.3],
    front: (on) =>
      range(FLOORS, (n) =>
        range(3, (i) =>
          sash(site, on, [0.7 + i * 4.8, BASE + n * STOREY + 0.15, 4, 2.2], {
            cols: 3,
            rows: 1,
            sill: false,
            trim: '#E9E2D2',
          }),
        ).join(''),
      ).join('') + sash(site, on, [1, 0.2, 13, 3.2], { cols: 8, rows: 1, sill: false, lamp: true }),
    left: (on) =>
      range(FLOORS, (n) =>
        [2.2, 7, 11.8]
          .map((u) => sash(site, on, [u, BASE + n * STOREY + 0.6, 1.8, 1.6], { cols: 2, rows: 1 }))
          .join(''),
      ).join(''),
    right: (on) =>
      range(FLOORS, (n) =>
        [2.2, 7, 11.8]
          .map((u) => sash(site, on, [u, BASE + n * STOREY + 0.6, 1.8, 1.6], { cols: 2, rows: 1 }))
          .join(''),
      ).join(''),
  });

/** Balconies deep enough to dine on, one to a floor and bay, with glass to the rail. */
const balconies = (site: Site): Mass => ({
  x0: -7,
  x1: 8,
  z0: -1.9,
  z1: 0,
  spots: range(FLOORS, (n) => n).flatMap((n) => cornersAt({ x0: -6.9, x1: 7.9, z0: -1.8, z1: 0 }, BASE + n * STOREY)),
  draw: () =>
    range(FLOORS, (n) => {
      const y = BASE + n * STOREY;
      return [
        solid(site, { x0: -7, x1: 8, y0: y - 0.28, y1: y + 0.02, z0: -1.9, z1: 0 }, SLAB),
        ...[-2.2, 2.9].map((x) =>
          solid(site, { x0: x - 0.06, x1: x + 0.06, y0: y, y1: y + 2.6, z0: -1.7, z1: 0 }, SLAB),
        ),
        `<g opacity=".6">${solid(site, { x0: -6.95, x1: 7.95, y0: y, y1: y + 0.95, z0: -1.86, z1: -1.82 }, GLASS)}</g>`,
        solid(site, { x0: -6.95, x1: 7.95, y0: y + 0.95, y1: y + 1.04, z0: -1.88, z1: -1.8 }, SLAB),
      ].join('');
    }).join(''),
});

const lounger = (site: Site, x: number, z: number, color: string): Mass => ({
  x0: x,
  x1: x + 0.8,
  z0: z,
  z1: z + 1.8,
  spots: [
    [x, 0.4, z],
    [x + 0.7, 0.4, z],
    [x, 0.9, z + 1.7],
    [x + 0.7, 0.9, z + 1.7],
  ],
  draw: () =>
    solid(site, { x0: x, x1: x + 0.7, y0: 0.28, y1: 0.4, z0: z, z1: z + 1.3 }, color) +
    site.cam.face(
      [
        [x, 0.4, z + 1.2],
        [x + 0.7, 0.4, z + 1.2],
        [x + 0.7, 0.95, z + 1.8],
        [x, 0.95, z + 1.8],
      ],
      site.ink(color, [0, 0.4, -0.8]),
    ) +
    [0.05, 0.6]
      .map((d) => solid(site, { x0: x + d, x1: x + d + 0.06, y0: 0, y1: 0.28, z0: z + 0.1, z1: z + 0.16 }, '#6B5244'))
      .join(''),
});

const umbrella = (site: Site, x: number, z: number, color: string): Mass => ({
  x0: x - 0.2,
  x1: x + 0.2,
  z0: z - 0.2,
  z1: z + 0.2,
  spots: [
    [x - 1.3, 2.2, z],
    [x + 1.3, 2.2, z],
    [x, 2.2, z - 1.3],
    [x, 2.2, z + 1.3],
  ],
  draw: () => {
    const [a, b] = site.cam.at([x, 2.2, z]);
    const k = site.cam.scale([x, 2.2, z]);
    return `${post(site, 'turned', x, z, 0, 2.3, '#8A6A4E')}<path d="M${a - 1.5 * k} ${b + 0.1 * k}Q${a} ${b - 1.3 * k} ${a + 1.5 * k} ${b + 0.1 * k}Q${a} ${b - 0.12 * k} ${a - 1.5 * k} ${b + 0.1 * k}Z" fill="${site.ink(color, [-0.4, 0.6, -0.4])}"/><path d="M${a} ${b - 0.6 * k}Q${a + 1} ${b - 0.6 * k} ${a + 1.5 * k} ${b + 0.1 * k}Q${a + 0.6 * k} ${b - 0.04 * k} ${a + 0.3 * k} ${b - 0.02 * k}Z" fill="${site.ink(color, [0.8, 0.1, 0.4])}"/>`;
  },
});

export function condoPool(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site, '#D8C49C');
  water(site, 50, '#3F8490', 4);
  tufts(
    site,
    range(20, (i) => [-34 + i * 3.4, 26 + (i % 3) * 5, 1.1] as const),
  );
  site.sheet.add(
    patch(
      site,
      [
        [-16, 0],
        [18, 0],
        [20, -17],
        [-18, -17],
      ],
      '#E2D2B4',
    ),
  );
  const lit = site.hour.lamps ? mix('#6CC8C8', '#F6E0B0', 0.12) : '#6CC0BE';
  site.sheet.add(
    patch(
      site,
      [
        [-8.4, -5.6],
        [5.4, -5.6],
        [6.2, -11.6],
        [-9.2, -11.6],
      ],
      '#F6EEDD',
      0.02,
    ),
  );
  const pool = [
    [-7.9, -6],
    [4.9, -6],
    [5.6, -11.1],
    [-8.6, -11.1],
  ] as const;
  site.sheet.add(
    site.cam.face(
      pool.map(([x, z]) => [x, 0.03, z] as const),
      lit,
    ),
    patch(
      site,
      [
        [-7.9, -6],
        [4.9, -6],
        [4.9, -6.7],
        [-8, -6.7],
      ],
      '#3F8C93',
      0.035,
    ),
  );
  site.sheet.add(
    range(5, (i) =>
      patch(
        site,
        [
          [-6 + i * 2.1, -8 - (i % 2)],
          [-4.2 + i * 2.1, -8.1 - (i % 2)],
          [-4.6 + i * 2.1, -8.3 - (i % 2)],
          [-6.4 + i * 2.1, -8.25 - (i % 2)],
        ],
        '#B9E2DA',
        0.036,
      ),
    ),
  );
  const masses = [
    tower(site),
    balconies(site),
    ...[-7.4, -5.6, 1.2, 3].map((x, i) => lounger(site, x, -4.8, i % 2 ? '#F6EEDD' : '#DB6446')),
    umbrella(site, -3.4, -4.2, '#E0B24A'),
    umbrella(site, 5.6, -4.2, '#DB6446'),
    ...[-9.6, -11.4, 10, 11.8, 13.8].map((x, i) =>
      i % 2 ? flowers(site, x, -1.2, 2, 1.2, i + 3, BLOOM.rose) : bush(site, x, -1.2, 2, 1.3, i + 3, LEAF.dark),
    ),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
