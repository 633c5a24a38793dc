/** Townhouses between sea wall and river: three narrow fronts, and on the end one a deck in the sky. */

import { flat } from '../build/flats.ts';
import { gabled } from '../build/gables.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade, post, steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { lawn, patch } from '../grounds/ground.ts';
import { BLOOM } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { tufts, water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { street } from '../grounds/street.ts';
import { range } from '../kit/geometry.ts';

const [TRIM, ROOF, GLASS] = [WHITE, '#6A747C', '#A9CFC9'];
const clad = (color: string): Material => ({ finish: 'clapboard', color });
const UNIT = 6;
const HIGH = 9;

/** The three storeys of one front: garage and door, living room behind its balcony, bedrooms. */
const front =
  (site: Site, accent: string) =>
  (on: Parameters<typeof door>[1]): string =>
    [
      garageDoor(site, on, 0.6, 0.05, 2.7, 2.2, TRIM),
      door(site, on, 4.6, 0.3, accent, { glazed: true }),
      sash(site, on, [0.8, 3.35, 2.8, 2], { cols: 3, rows: 1, sill: false, lamp: true }),
      sash(site, on, [4.2, 3.9, 1.1, 1.4], {}),
      sashes(site, on, [1.7, 4.4], [6.5, 1.5, 1.5], { cols: 2, rows: 2 }),
    ].join('');

const gabledUnit = (site: Site, x: number, color: string, accent: string, seed: number) =>
  gabled(site, {
    x0: x,
    x1: x + UNIT,
    z0: 0,
    z1: 11,
    h: 8.6,
    rise: 2.8,
    axis: 'z',
    walls: clad(color),
    trim: TRIM,
    roof: ROOF,
    over: 0.4,
    seed,
    front: (on) => front(site, accent)(on) + sash(site, on, [2.4, 8.9, 1.2, 0.7], { arch: true, rows: 1 }),
    left: (on) => sashes(site, on, [2.5, 6, 9], [3.8, 1.2, 1.5]) + sashes(site, on, [2.5, 6, 9], [6.6, 1.2, 1.5]),
    right: () => '',
  });

/** The end house: flat above, with a stair head, glass rails and a parasol. */
function endUnit(site: Site, x: number): Mass {
  const at = { x0: x, x1: x + UNIT + 0.8, z0: 0, z1: 11 };
  const rail = (x0: number, x1: number): string =>
    solid(site, { x0, x1, y0: HIGH + 0.4, y1: HIGH + 1.4, z0: 0.1, z1: 0.16 }, GLASS) +
    solid(site, { x0, x1, y0: HIGH + 1.4, y1: HIGH + 1.5, z0: 0.06, z1: 0.2 }, TRIM);
  return flat(site, {
    ...at,
    h: HIGH,
    walls: clad('#EDE4D0'),
    trim: TRIM,
    roof: TRIM,
    cornice: [0.4, 0.3],
    seed: 4,
    front: front(site, '#2B6A6B'),
    right: (on) =>
      [
        sashes(site, on, [2, 5.5, 9], [3.6, 1.5, 1.7]),
        sashes(site, on, [2, 5.5, 9], [6.5, 1.5, 1.5]),
        sash(site, on, [4.2, 0.9, 1.6, 1.1]),
      ].join(''),
    left: (on) => sashes(site, on, [2, 5.5, 9], [6.5, 1.5, 1.5]),
    behind: () =>
      [
        solid(site, { x0: x + 0.8, x1: x + 3, y0: HIGH + 0.4, y1: HIGH + 2.9, z0: 5, z1: 8 }, '#C8D2CC'),
        solid(site, { x0: x + 0.6, x1: x + 3.2, y0: HIGH + 2.9, y1: HIGH + 3.1, z0: 4.8, z1: 8.2 }, TRIM),
        parasol(site, x + 5, 3),
      ].join(''),
    above: () =>
      [
        rail(x + 0.1, x + UNIT + 0.7),
        ...range(5, (i) =>
          solid(
            site,
            { x0: x + 0.1 + i * 1.62, x1: x + 0.2 + i * 1.62, y0: HIGH + 0.4, y1: HIGH + 1.55, z0: 0.05, z1: 0.2 },
            TRIM,
          ),
        ),
        rightRail(site, x + UNIT + 0.7),
      ].join(''),
  });
}

const rightRail = (site: Site, x: number): string =>
  site.cam.sees([x, HIGH, 0], [1, 0, 0])
    ? solid(site, { x0: x - 0.05, x1: x, y0: HIGH + 0.4, y1: HIGH + 1.4, z0: 0.1, z1: 10.8 }, GLASS) +
      solid(site, { x0: x - 0.1, x1: x + 0.04, y0: HIGH + 1.4, y1: HIGH + 1.5, z0: 0.1, z1: 10.8 }, TRIM)
    : '';

function parasol(site: Site, x: number, z: number): string {
  const [a, b] = site.cam.at([x, HIGH + 2.9, z]);
  const k = site.cam.scale([x, HIGH + 2.9, z]);
  const coral = site.ink('#DB6446', [0, 0.6, -0.6]);
  return `${solid(site, { x0: x - 0.05, x1: x + 0.05, y0: HIGH + 0.4, y1: HIGH + 2.7, z0: z, z1: z + 0.1 }, '#8A6A4E')}<path d="M${a - 1.4 * k} ${b + 0.5 * k}Q${a} ${b - 0.9 * k} ${a + 1.4 * k} ${b + 0.5 * k}Q${a} ${b + 0.24 * k} ${a - 1.4 * k} ${b + 0.5 * k}Z" fill="${coral}"/><path d="M${a - 0.5 * k} ${b + 0.36 * k}Q${a - 0.3 * k} ${b - 0.3 * k} ${a} ${b - 0.2 * k}Q${a + 0.3 * k} ${b - 0.3 * k} ${a + 0.5 * k} ${b + 0.36 * k}Q${a} ${b + 0.24 * k} ${a - 0.5 * k} ${b + 0.36 * k}Z" fill="${site.ink(WHITE, [0, 0.6, -0.6])}"/>`;
}

const balcony = (site: Site, x: number): Mass => ({
  x0: x + 0.4,
  x1: x + 4,
  z0: -1.3,
  z1: 0,
  spots: cornersAt({ x0: x + 0.4, x1: x + 4, z0: -1.3, z1: 0 }, 2.9, 3.2),
  draw: () =>
    solid(site, { x0: x + 0.4, x1: x + 4, y0: 2.9, y1: 3.2, z0: -1.3, z1: 0 }, TRIM) +
    balustrade(site, x + 0.45, x + 3.95, -1.2, 3.2, TRIM) +
    [0.5, 3.9].map((d) => post(site, 'square', x + d, -1.2, 3.2, 4.25, TRIM)).join(''),
});

export function townhouses(view: View): string {
  const site = openSite(view);
  sky(site);
  lawn(site, '#C9BE92');
  water(site, 60, '#4F95A0', 4);
  tufts(
    site,
    range(22, (i) => [-34 + i * 3.2, 22 + (i % 3) * 4, 1] as const),
  );
  site.sheet.add(
    patch(
      site,
      [
        [-9.3, 0],
        [13, 0],
        [13, -8],
        [-9.3, -8],
      ],
      '#D6C9B2',
    ),
  );
  street(site, { z: -10 });
  const xs = [-9, -3, 3];
  const masses = [
    gabledUnit(site, -9, '#B9CBC9', '#A83C26', 3),
    gabledUnit(site, -3, '#D9C199', '#27405A', 7),
    endUnit(site, 3),
    ...xs.map((x) => balcony(site, x)),
    ...xs.map((x) => steps(site, x + 3.9, x + 5.3, 0, 0.3)),
    ...xs.map((x, i) => flowers(site, x + 5.75, -0.6, 1.2, 0.9, i + 3, BLOOM.blue)),
    bush(site, 11, -0.6, 1.8, 1, 8),
    fence(site, 11.5, 26, -6.5, 'slat', '#A98A68'),
  ];
  site.sheet.add(raise(site, masses));
  tufts(site, [
    [14, -7.6, 1.1],
    [16, -7.4, 1.2],
    [18.5, -7.8, 1.1],
    [-12, -7.6, 1],
    [-14, -7.3, 1.1],
  ]);
  return site.sheet.svg();
}
