/** A brick warehouse made into lofts: walls of steel windows over shopfronts with awnings. */

import { flat } from '../build/flats.ts';
import { facesOf, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, WHITE } from '../build/openings.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { lawn } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { broadTree, standing } from '../grounds/trees.ts';
import { place } from '../kit/camera.ts';
import { over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import { person } from '../kit/person.ts';
import type { Wall } from '../kit/wall.ts';

const BRICK: Material = { finish: 'brick', color: '#A9543C' };
const STEEL = '#2A3A44';
/** The sashes are pale, so that their grid is visible by day. */
const SASH = '#CBD0C2';
const LIMESTONE = '#D9C8A6';
const BAY = 4.6;
const GROUND_FLOOR = 4.4;
const STOREY = 4;

/** One bay: two tiers of steel window between brick piers. */
function bayOf(site: Site, on: Wall, u: number, storeys: number): string {
  const wide = BAY - 1.1;
  return range(storeys, (n) => {
    const v = GROUND_FLOOR + n * STOREY + 0.7;
    const stone = site.ink(LIMESTONE, on.normal);
    return [
      sash(site, on, [u + 0.55, v, wide, 2.6], { trim: SASH, casing: 0.09, cols: 5, rows: 4, sill: false }),
      on.rect(u + 0.4, v - 0.26, wide + 0.3, 0.2, stone),
      on.rect(u + 0.4, v + 2.66, wide + 0.3, 0.26, over(site.ink(BRICK.color, on.normal), '#D8CCC4')),
      on.rect(u + 0.55 + wide / 2 - 0.14, v + 2.66, 0.28, 0.3, stone),
    ].join('');
  }).join('');
}

function shopfront(site: Site, on: Wall, u: number, color: string): string {
  const wide = BAY - 0.9;
  return [
    on.rect(u + 0.45, 0, wide, 3.7, site.ink(color, on.normal)),
    sash(site, on, [u + 0.7, 0.6, wide * 0.56, 2.1], {
      trim: color,
      casing: 0.06,
      cols: 2,
      rows: 1,
      sill: false,
      lamp: true,
    }),
    sash(site, on, [u + 0.95 + wide * 0.58, 0.15, 0.95, 2.5], {
      trim: color,
      casing: 0.08,
      cols: 1,
      rows: 2,
      sill: false,
      lamp: true,
    }),
    on.rect(u + 0.45, 3.3, wide, 0.4, over(site.ink(color, on.normal), '#C4C0C0')),
    on.rect(u + 0.3, 3.7, wide + 0.3, 0.22, site.ink(LIMESTONE, on.normal)),
  ].join('');
}

const COLORS = ['#27405A', '#2B5A4C', '#7A2F2C', '#3A3A46'] as const;

const building = (site: Site) =>
  flat(site, {
    x0: -9.2,
    x1: 9.2,
    z0: 0,
    z1: 16,
    h: GROUND_FLOOR + STOREY * 3,
    walls: BRICK,
    roof: LIMESTONE,
    cornice: [0.9, 0.4],
    front: (on) =>
      [0, 1, 2, 3].map((i) => shopfront(site, on, i * BAY, COLORS[i] ?? STEEL) + bayOf(site, on, i * BAY, 3)).join('') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          on.box(Math.max(0, Math.min(on.len - 0.5, i * BAY - 0.25)), 3.9, 0.5, GROUND_FLOOR + STOREY * 3 - 4.2, 0.14, {
            front: site.ink('#B4604A', on.normal),
            side: site.ink('#8A4434', [1, 0, 0]),
          }),
        )
        .join(''),
    left: (on) => [0.4, 5.6, 10.8].map((u) => bayOf(site, on, u, 3)).join(''),
    right: (on) => [0.4, 5.6, 10.8].map((u) => bayOf(site, on, u, 3)).join(''),
    behind: () => roofGarden(site),
  });

/** The residents' garden on the roof, and the tank on its legs. */
const roofGarden = (site: Site): string => {
  const y = GROUND_FLOOR + STOREY * 3 + 0.9;
  return [
    ...[-5.4, -3.4].flatMap((x) =>
      [8, 10].map((z) => solid(site, { x0: x, x1: x + 0.16, y0: y, y1: y + 1.8, z0: z, z1: z + 0.16 }, '#5A4A44')),
    ),
    solid(site, { x0: -5.7, x1: -2.9, y0: y + 1.8, y1: y + 4.4, z0: 7.7, z1: 10.4 }, '#8A6448'),
    site.cam.face(
      [
        [-6, y + 4.4, 7.4],
        [-2.6, y + 4.4, 7.4],
        [-4.3, y + 5.8, 9],
      ],
      site.ink('#6B5A54', [0, 0.4, -0.8]),
    ),
    ...[1.5, 3.2, 5.1, 6.8].map((x, i) => {
      const [a, b] = site.cam.at([x, y + 0.5, 3]);
      const k = site.cam.scale([x, y + 0.5, 3]);
      return `<ellipse cx="${a}" cy="${b}" rx="${(0.9 + (i % 2) * 0.3) * k}" ry="${0.8 * k}" fill="${site.ink(i % 2 ? LEAF.box : LEAF.dark, [0, 0.5, -0.5])}"/>`;
    }),
  ].join('');
};

/** Striped awnings over the shops. */
const awnings = (site: Site): Mass => ({
  x0: -9,
  x1: 9,
  z0: -1.5,
  z1: 0,
  spots: [
    [-8.8, 3.2, 0],
    [8.8, 3.2, 0],
    [-8.8, 2.7, -1.5],
    [8.8, 2.7, -1.5],
  ],
  draw: () => {
    const { front } = facesOf(site, { x0: -9.2, x1: 9.2, z0: 0, z1: 16 });
    return [1, 2]
      .map((i) =>
        range(9, (j) => {
          const [u0, u1] = [i * BAY + 0.5 + j * 0.4, i * BAY + 0.9 + j * 0.4];
          const ink = site.ink(j % 2 ? WHITE : (['#DB6446', '#2B6A6B'][i - 1] ?? STEEL), [0, 0.7, -0.7]);
          return (
            site.cam.face([front.at(u0, 3.3), front.at(u1, 3.3), front.at(u1, 2.7, 1.4), front.at(u0, 2.7, 1.4)], ink) +
            site.cam.face(
              [front.at(u0, 2.7, 1.4), front.at(u1, 2.7, 1.4), front.at(u1, 2.46, 1.4), front.at(u0, 2.46, 1.4)],
              over(ink, '#D4D0D4'),
            )
          );
        }).join(''),
      )
      .join('');
  },
});

const neighbour = (site: Site, x0: number, x1: number, h: number, color: string, seed: number) =>
  flat(site, {
    x0,
    x1,
    z0: 0.4,
    z1: 14,
    h,
    walls: { finish: 'brick', color },
    roof: over(color, '#DCD4C8'),
    cornice: [0.6, 0.3],
    seed,
    front: (on) =>
      range(Math.floor(on.len / 2.6), (i) =>
        [5.2, 8.6]
          .filter((v) => v < h - 2)
          .map((v) => sash(site, on, [0.8 + i * 2.6, v, 1.2, 1.9], { hood: true, cols: 1 }))
          .join(''),
      ).join('') +
      on.rect(0.4, 0, on.len - 0.8, 3.4, site.ink('#3E4A52', on.normal)) +
      sash(site, on, [0.9, 0.6, on.len - 1.8, 2], { trim: '#3E4A52', cols: 3, rows: 1, sill: false }),
  });

const stroller = (site: Site, x: number, z: number, coat: string): Mass => ({
  x0: x - 0.3,
  x1: x + 0.3,
  z0: z - 0.1,
  z1: z + 0.1,
  spots: [
    [x - 0.2, 0, z],
    [x + 0.2, 0, z],
    [x, 1.7, z],
  ],
  draw: () => {
    const [a, b, k] = place(site.cam, x, z);
    return person(a, b, 1.72 * k, site.ink(coat, [0, 0, -1]), {
      legs: site.ink('#2A3040', [0, 0, -1]),
      head: '#5A4336',
    });
  },
});

export function loftBuilding(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site, '#C4B8A4');
  site.sheet.add(broadTree(site, 30, 22, 12, 11, 5), broadTree(site, -31, 22, 12, 11, 8, LEAF.dark));
  street(site, { z: -4.4, walk: 4.4, verge: 0.2 });
  const masses = [
    building(site),
    awnings(site),
    neighbour(site, 9.4, 20, 10.4, '#C49A6A', 4),
    neighbour(site, -20, -9.4, 9, '#8F6A5C', 6),
    neighbour(site, 20.2, 32, 12, '#9C5A48', 8),
    neighbour(site, 32.2, 46, 9.6, '#B8A284', 9),
    neighbour(site, -34, -20.2, 11, '#B58A62', 10),
    stroller(site, -3.4, -2.6, '#DB6446'),
    stroller(site, -2.6, -2.5, '#27405A'),
    stroller(site, 6.2, -3, '#2B6A6B'),
    standing(site, view.from[0] > 0 ? -9.4 : 9.4, -3.4, 6.6, 4.6, 31, LEAF.maple),
  ];
  site.sheet.add(raise(site, masses));
  return site.sheet.svg();
}
