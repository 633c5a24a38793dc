/** On the ridge: a shingled house of two gables with a large window, over stone terraces; the lights above. */

import { gabled } from '../build/gables.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, outerChimney, solid } from '../build/solids.ts';
import { patch } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, flowers } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { conifer, standing } from '../grounds/trees.ts';
import { mix } from '../kit/colour.ts';
import { woods } from '../kit/foliage.ts';
import { land, range, W } from '../kit/geometry.ts';
import { circle, path, poly, rect } from '../kit/shapes.ts';

const CEDAR: Material = { finish: 'shingle', color: '#9A8F80' };
const STONE: Material = { finish: 'stone', color: '#AFA493' };
const [ROOF, TRIM, SCREEN] = ['#56626C', WHITE, '#54615E'];
/** The height of the living floor above the garden, on its stone lower level. */
const FLOOR = 3;

const great = (site: Site) =>
  gabled(site, {
    x0: -2,
    x1: 5.4,
    z0: 0,
    z1: 11,
    y0: FLOOR,
    h: 3.6,
    rise: 4,
    axis: 'z',
    walls: CEDAR,
    trim: TRIM,
    roof: ROOF,
    over: 0.7,
    front: (on) => {
      const wood = site.ink(TRIM, on.normal);
      const glass = site.hour.lamps ? '#FFD78E' : site.hour.glass[0];
      return [
        on.face(
          [
            [1.1, 2.7],
            [6.3, 2.7],
            [6.3, 4.6],
            [3.7, 6.6],
            [1.1, 4.6],
          ],
          wood,
        ),
        on.face(
          [
            [1.3, 2.9],
            [3.6, 2.9],
            [3.6, 6.3],
            [1.3, 4.5],
          ],
          glass,
        ),
        on.face(
          [
            [3.8, 2.9],
            [6.1, 2.9],
            [6.1, 4.5],
            [3.8, 6.3],
          ],
          glass,
        ),
        site.hour.lamps
          ? ''
          : on.face(
              [
                [1.3, 3.4],
                [3, 5.8],
                [1.3, 4.5],
              ],
              site.hour.glass[1],
            ),
        on.rect(2.4, 2.9, 0.1, 2.4, wood),
        on.rect(4.9, 2.9, 0.1, 2.4, wood),
        on.rect(1.3, 4, 4.8, 0.1, wood),
      ].join('');
    },
    right: (on) => sashes(site, on, [2.4, 6], [0.9, 1.3, 1.6]),
  });

const side = (site: Site) =>
  gabled(site, {
    x0: -10,
    x1: -2,
    z0: 1.6,
    z1: 9.4,
    y0: FLOOR,
    h: 5,
    rise: 2.8,
    axis: 'x',
    walls: CEDAR,
    trim: TRIM,
    roof: ROOF,
    over: 0.6,
    seed: 5,
    front: (on) => sashes(site, on, [1.8, 4, 6.2], [3.1, 1.2, 1.4], {}),
    left: (on) => sashes(site, on, [2, 5.6], [0.9, 1.2, 1.5]) + sashes(site, on, [2, 5.6], [3.1, 1.2, 1.4]),
    behind: () => chimney(site, { x0: -7.6, x1: -6.4, z0: 6, z1: 7, y0: 8, y1: 12.6, material: STONE }),
  });

/** The lower level, of stone, open to the garden. */
const lower = (site: Site): Mass => {
  const shell = gabled(site, {
    x0: -10,
    x1: 5.4,
    z0: 0.002,
    z1: 9,
    h: FLOOR,
    rise: 0.01,
    axis: 'x',
    walls: STONE,
    roof: ROOF,
    over: 0,
    front: (on) =>
      sash(site, on, [9, 0.15, 3.4, 2.1], { cols: 3, rows: 1, sill: false, lamp: true }) +
      sash(site, on, [2, 0.9, 1.6, 1.2]) +
      sash(site, on, [5, 0.9, 1.6, 1.2]),
  });
  return { ...shell, draw: (casters) => shell.draw(casters) };
};

/** The screened porch across the whole rear. */
const porchOf = (site: Site): Mass => {
  const at = { x0: -10, x1: 5.4, z0: -2.6, z1: 0 };
  const bay = (x: number): string =>
    site.cam.face(
      [
        [x, FLOOR + 0.1, -2.6],
        [x + 1.9, FLOOR + 0.1, -2.6],
        [x + 1.9, FLOOR + 2.4, -2.6],
        [x, FLOOR + 2.4, -2.6],
      ],
      site.hour.lamps ? mix('#F4AE5C', site.ink(SCREEN, [0, 0, -1]), 0.45) : site.ink(SCREEN, [0, 0, -1]),
    );
  return {
    ...at,
    spots: cornersAt(at, FLOOR, FLOOR + 2.7),
    draw: () =>
      [
        ...range(6, (i) =>
          solid(site, { x0: -9.9 + i * 3, x1: -9.55 + i * 3, y0: 0, y1: FLOOR - 0.2, z0: -2.5, z1: -2.1 }, '#8A7A68'),
        ),
        solid(site, { x0: -10.1, x1: 5.5, y0: FLOOR - 0.3, y1: FLOOR + 0.05, z0: -2.7, z1: 0 }, '#C9BBA2'),
        ...range(8, (i) => bay(-9.9 + i * 1.92)),
        ...range(9, (i) =>
          solid(
            site,
            { x0: -10 + i * 1.92, x1: -9.86 + i * 1.92, y0: FLOOR, y1: FLOOR + 2.5, z0: -2.66, z1: -2.5 },
            TRIM,
          ),
        ),
        balustrade(site, -9.9, 5.3, -2.64, FLOOR - 0.05, TRIM),
        solid(site, { x0: -10.3, x1: 5.7, y0: FLOOR + 2.4, y1: FLOOR + 2.66, z0: -2.9, z1: 0 }, TRIM),
      ].join(''),
  };
};

/** The ridge behind, with the two towers of the light upon it. */
function ridge(site: Site): void {
  const { sheet, cam, hour } = site;
  const far = mix(site.flat(LEAF.dark), hour.haze, 0.38);
  const y = cam.hy - 150;
  const at = site.view.from[0] > 0 ? 170 : 1150;
  sheet.add(
    path(
      land([
        [-20, y + 60],
        [300, y + 10],
        [760, y - 10],
        [1180, y - 30],
        [W + 20, y + 20],
      ]),
      far,
    ),
    woods(-20, W + 20, y + 12, 46, 5, far, { step: 34 }),
  );
  const stone = mix(site.ink('#A8694E', [0, 0, -1]), hour.haze, 0.3);
  const lamp = hour.lamps ? '#FFE7AE' : '#E9E2CC';
  sheet.add(
    [0, 190].map(
      (dx, i) =>
        rect(at + dx, y - 106, 34, 92, stone) +
        rect(at + dx - 4, y - 112, 42, 8, stone) +
        rect(at + dx + 6, y - 136, 22, 24, lamp) +
        poly(
          i
            ? [
                [at + dx + 2, y - 136],
                [at + dx + 32, y - 136],
                [at + dx + 17, y - 154],
              ]
            : [
                [at + dx + 2, y - 136],
                [at + dx + 32, y - 136],
                [at + dx + 17, y - 150],
              ],
          stone,
        ),
    ),
    rect(at + 34, y - 56, 156, 42, stone),
    hour.lamps
      ? [0, 190]
          .map(
            (dx) =>
              sheet.halo(at + dx + 17, y - 124, 60, '#FFE7AE', { a: 0.5 }) +
              circle(at + dx + 17, y - 124, 7, '#FFF4D4'),
          )
          .join('')
      : '',
  );
}

/** Terraces of stone, planted, that step down towards the viewer. */
const terrace = (site: Site, z: number, y: number, seed: number): Mass[] => [
  {
    x0: -30,
    x1: 30,
    z0: z,
    z1: z + 0.6,
    spots: [],
    draw: () =>
      range(48, (i) =>
        solid(
          site,
          { x0: -28.8 + i * 1.2, x1: -27.64 + i * 1.2, y0: y - 0.9, y1: y - ((i * 7) % 3) * 0.05, z0: z, z1: z + 0.6 },
          ['#A39A8B', '#918A7E', '#B2A896'][(i * 5 + seed) % 3] ?? '#A39A8B',
        ),
      ).join(''),
  },
  ...range(9, (i) =>
    i % 3 === 1
      ? flowers(site, -12 + i * 3.1, z + 0.9, 2, 0.9, seed + i, i % 2 ? BLOOM.blue : BLOOM.white)
      : bush(site, -12 + i * 3.1, z + 0.9, 1.9, 0.8, seed + i),
  ),
];

export function hillside(view: View): string {
  const site = openSite(view);
  const { sheet, cam } = site;
  sky(site);
  ridge(site);
  const grass = site.flat('#8FAA66');
  sheet.add(
    path(
      land([
        [-20, cam.hy - 30],
        [500, cam.hy - 6],
        [1100, cam.hy - 10],
        [W + 20, cam.hy - 40],
      ]),
      mix(grass, site.hour.haze, 0.2),
    ),
  );
  sheet.add(
    rect(-20, cam.hy + 2, W + 40, 400, grass),
    sheet.spray(`M-20 ${cam.hy}H${W + 20}V920H-20Z`, site.flat('#6F9152'), [0, 900], [0, cam.hy + 60], { a: 0.8 }),
  );
  sheet.add([-19, -14, 12, 17].map((x, i) => conifer(site, x, 12 + (i % 2) * 4, 10 + (i % 3) * 2, 6, i + 4)));
  sheet.add(
    patch(
      site,
      [
        [-1.5, -2.6],
        [3, -2.6],
        [3.2, -5.4],
        [-1.7, -5.4],
      ],
      '#CFC2A8',
    ),
  );
  const masses = [
    lower(site),
    great(site),
    side(site),
    porchOf(site),
    outerChimney(site, { x0: 5.4, x1: 6.8, z0: 4, z1: 6, y1: 11.6, material: STONE }),
    ...terrace(site, -6.4, 0.3, 3),
    standing(site, view.from[0] > 0 ? 11.5 : -14.5, -2, 8.5, 7, 31, LEAF.maple),
  ];
  sheet.add(raise(site, masses));
  return sheet.svg();
}
