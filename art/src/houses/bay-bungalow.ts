/** The bungalow on piles from the side of its rear deck at the end of the day, the bridge far off across the bay. */

import { gabled } from '../build/gables.ts';
import { cornersAt, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { sash, sashes, WHITE } from '../build/openings.ts';
import { balustrade, post } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { fence } from '../grounds/fences.ts';
import { GROUND, lawn } from '../grounds/ground.ts';
import { tufts, water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { range } from '../kit/geometry.ts';
import { line, rect } from '../kit/shapes.ts';
import { sloop } from '../kit/water.ts';

const BOARD: Material = { finish: 'clapboard', color: '#EFE6D2' };
const [ROOF, TRIM] = ['#D2614A', WHITE];
const FLOOR = 3;

const house = (site: Site) =>
  gabled(site, {
    x0: -5.4,
    x1: 5.4,
    z0: 0,
    z1: 8,
    y0: FLOOR,
    h: 3,
    rise: 2.5,
    axis: 'x',
    walls: BOARD,
    trim: TRIM,
    roof: ROOF,
    over: 0.7,
    front: (on) =>
      [
        sash(site, on, [0.9, 0.15, 4.6, 2.15], { cols: 4, rows: 1, sill: false, lamp: true }),
        sashes(site, on, [7.2, 9.4], [0.9, 1.2, 1.4]),
      ].join(''),
    left: (on) =>
      sashes(site, on, [2, 5.8], [0.9, 1.4, 1.4]) + sash(site, on, [3.6, 3.3, 0.8, 0.9], { arch: true, rows: 1 }),
    right: (on) =>
      sashes(site, on, [2, 5.8], [0.9, 1.4, 1.4]) + sash(site, on, [3.6, 3.3, 0.8, 0.9], { arch: true, rows: 1 }),
  });

/** Piles, the workshop between them, and a dark space for a car. */
const under = (site: Site): Mass => ({
  x0: -5.4,
  x1: 5.4,
  z0: 0.001,
  z1: 8,
  spots: [],
  draw: () =>
    [
      site.cam.face(
        [
          [-5.2, 0, 7.6],
          [5.2, 0, 7.6],
          [5.2, FLOOR, 7.6],
          [-5.2, FLOOR, 7.6],
        ],
        site.ink('#6C7880', [0, 0, -1]),
      ),
      ...[6.6, 3.6].flatMap((z) =>
        [-5, -1.7, 1.7, 5].map((x) =>
          solid(site, { x0: x - 0.17, x1: x + 0.17, y0: 0, y1: FLOOR, z0: z, z1: z + 0.34 }, '#7A6452'),
        ),
      ),
      solid(site, { x0: 1.6, x1: 5.1, y0: 0, y1: FLOOR - 0.1, z0: 1.2, z1: 7 }, '#B8C4BE'),
      solid(site, { x0: 2.5, x1: 3.5, y0: 0, y1: 2.1, z0: 1.12, z1: 1.2 }, '#2B6A6B'),
      ...[-5, -1.7, 1.7, 5].map((x) =>
        solid(site, { x0: x - 0.18, x1: x + 0.18, y0: 0, y1: FLOOR, z0: 0.1, z1: 0.46 }, '#B98E62'),
      ),
    ].join(''),
});

const deck = (site: Site): Mass => {
  const at = { x0: -5.6, x1: 2.6, z0: -3.6, z1: 0 };
  return {
    ...at,
    spots: cornersAt(at, FLOOR - 0.2),
    draw: () =>
      [
        ...[-5.3, -1.6, 2.2].map((x) =>
          solid(site, { x0: x - 0.16, x1: x + 0.16, y0: 0, y1: FLOOR, z0: -3.4, z1: -3.1 }, '#B98E62'),
        ),
        solid(site, { ...at, y0: FLOOR - 0.35, y1: FLOOR }, '#C2A27A'),
        solid(site, { x0: -4.4, x1: -3, y0: FLOOR, y1: FLOOR + 0.75, z0: -2, z1: -1.2 }, '#DB6446'),
        solid(site, { x0: -2.6, x1: -1.2, y0: FLOOR, y1: FLOOR + 0.75, z0: -2, z1: -1.2 }, '#DB6446'),
        ...[-5.5, -2.8, -0.1, 2.5].map((x) => post(site, 'square', x, -3.5, FLOOR, FLOOR + 1.05, TRIM)),
        balustrade(site, -5.5, 2.5, -3.5, FLOOR, TRIM),
      ].join(''),
  };
};

const stairs = (site: Site): Mass => ({
  x0: 2.6,
  x1: 5.2,
  z0: -6.6,
  z1: 0,
  spots: [],
  draw: () =>
    [
      solid(site, { x0: 2.6, x1: 5, y0: FLOOR - 0.3, y1: FLOOR, z0: -1.6, z1: 0 }, '#C2A27A'),
      ...range(14, (i) =>
        solid(
          site,
          {
            x0: 2.9,
            x1: 4.8,
            y0: FLOOR - 0.21 * (i + 1) - 0.08,
            y1: FLOOR - 0.21 * (i + 1) + 0.04,
            z0: -1.95 - 0.34 * i,
            z1: -1.6 - 0.34 * i,
          },
          '#C9AE84',
        ),
      ),
      ...[2.8, 4.9].flatMap((x) => [
        site.cam.face(
          [
            [x, FLOOR + 0.95, -1.6],
            [x, FLOOR + 1.06, -1.6],
            [x, 1, -6.5],
            [x, 0.89, -6.5],
          ],
          site.ink(TRIM, [0, 0, -1]),
        ),
        ...range(5, (i) =>
          solid(
            site,
            {
              x0: x - 0.05,
              x1: x + 0.05,
              y0: 2.9 - i * 0.68,
              y1: 3.9 - i * 0.72,
              z0: -1.8 - i * 1.1,
              z1: -1.7 - i * 1.1,
            },
            TRIM,
          ),
        ),
      ]),
    ].join(''),
});

/** The bridge far off: two towers, a cable, the road. */
function bridge(site: Site): void {
  const { sheet, cam } = site;
  const ink = site.far('#5A5468', 0.45);
  const y = cam.hy;
  const x = site.view.from[0] > 0 ? 60 : 1180;
  sheet.add(rect(x, y - 16, 380, 3, ink), rect(x + 96, y - 78, 7, 80, ink), rect(x + 276, y - 78, 7, 80, ink));
  sheet.add(
    line(
      `M${x} ${y - 18}Q${x + 60} ${y - 26} ${x + 99} ${y - 76}Q${x + 190} ${y + 40} ${x + 280} ${y - 76}Q${x + 320} ${y - 26} ${x + 380} ${y - 18}`,
      ink,
      2.4,
    ),
  );
}

export function bayBungalow(view: View): string {
  const site = openSite(view);
  sky(site);
  bridge(site);
  lawn(site, GROUND.sand);
  water(site, 40, '#3F8C93', 6);
  site.sheet.add(
    sloop(view.from[0] > 0 ? 560 : 1060, site.cam.hy + 8, 44, {
      main: site.ink('#FBF4E6', [0, 0, -1]),
      jib: site.ink('#FBF4E6', [0, 0, -1]),
    }),
  );
  tufts(
    site,
    range(24, (i) => [-26 + i * 2.3, 12 + (i % 4) * 3, 0.9] as const),
  );
  site.sheet.add(
    raise(site, [under(site), house(site), deck(site), stairs(site), fence(site, -22, -7, -8, 'slat', '#A98A68')]),
  );
  tufts(
    site,
    range(14, (i) => [-15 + i * 2.5, -10.4 - (i % 3) * 1.2, 1.3] as const),
  );
  return site.sheet.svg();
}
