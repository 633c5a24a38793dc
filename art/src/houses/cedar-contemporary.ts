/**
 * A cedar contemporary of the seventies: two sloped volumes that lean on each other, with glass where their heights
 * differ.
 */

import { flat } from '../build/flats.ts';
import { sloped } from '../build/hips.ts';
import { raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, sash } from '../build/openings.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, solid } from '../build/solids.ts';
import { GROUND, lawn, patch, walkway } from '../grounds/ground.ts';
import { LEAF } from '../grounds/leaves.ts';
import { bush } from '../grounds/plants.ts';
import { water } from '../grounds/shore.ts';
import { sky } from '../grounds/sky.ts';
import { bough, broadTree, conifer, farWoods } from '../grounds/trees.ts';

const CEDAR: Material = { finish: 'boards', color: '#B4794C' };
const STONE: Material = { finish: 'stone', color: '#B7AC9A' };
const [ROOF, FRAME, DOOR] = ['#6E7378', '#4A3A34', '#2B6A6B'];
const glazed = { trim: FRAME, casing: 0.08, sill: false } as const;

/** The tall half: living room below, clerestory windows at the top. */
const tall = (site: Site) =>
  sloped(site, {
    x0: -7.5,
    x1: 0,
    z0: 0,
    z1: 9,
    h: 3.6,
    rise: 3.9,
    high: 'right',
    walls: CEDAR,
    roof: ROOF,
    rake: FRAME,
    over: 0.6,
    front: (on) =>
      [
        sash(site, on, [3.1, 0.35, 3.7, 2.5], { ...glazed, cols: 3, rows: 1, lamp: true }),
        on.face(
          [
            [3.1, 3.1],
            [6.8, 3.1],
            [6.8, 6.3],
            [3.1, 4.4],
          ],
          site.ink(FRAME, on.normal),
        ),
        on.face(
          [
            [3.2, 3.2],
            [4.9, 3.2],
            [4.9, 5.2],
            [3.2, 4.35],
          ],
          pane(site),
        ),
        on.face(
          [
            [5, 3.2],
            [6.7, 3.2],
            [6.7, 6.1],
            [5, 5.24],
          ],
          pane(site),
        ),
        sash(site, on, [0.8, 1, 1.5, 1.3], { ...glazed, cols: 2, rows: 1 }),
      ].join(''),
    right: (on) =>
      [0.7, 2.6, 4.5, 6.4]
        .map((u) => sash(site, on, [u, 6.1, 1.5, 0.9], { ...glazed, cols: 1, rows: 1, lamp: true }))
        .join(''),
    left: (on) =>
      sash(site, on, [2, 1, 1.6, 1.2], { ...glazed, rows: 1 }) +
      sash(site, on, [5.4, 1, 1.6, 1.2], { ...glazed, rows: 1 }),
  });

const pane = ({ hour }: Site): string => (hour.lamps ? '#FFD78E' : hour.glass[0]);

/** The low half, sloped the other way. */
const low = (site: Site) =>
  sloped(site, {
    x0: 0,
    x1: 7.4,
    z0: 1.6,
    z1: 9,
    h: 2.7,
    rise: 2.6,
    high: 'left',
    walls: CEDAR,
    roof: ROOF,
    rake: FRAME,
    over: 0.6,
    seed: 6,
    front: (on) =>
      door(site, on, 1.3, 0.35, DOOR, { trim: FRAME, sidelights: false, glazed: true }) +
      sash(site, on, [3.2, 0.9, 3.2, 1.4], { ...glazed, cols: 4, rows: 1 }),
    right: (on) =>
      sash(site, on, [1.4, 0.9, 1.6, 1.3], { ...glazed, rows: 1 }) +
      sash(site, on, [4.4, 0.9, 1.6, 1.3], { ...glazed, rows: 1 }),
  });

const carport = (site: Site) =>
  flat(site, {
    x0: 7.4,
    x1: 12.6,
    z0: 3,
    z1: 9,
    h: 2.5,
    walls: { finish: 'boards', color: '#6E5644' },
    roof: FRAME,
    cornice: [0.32, 0.4],
    front: (on) =>
      on.rect(0.3, 0, on.len - 0.6, 2.4, site.ink('#4A4240', on.normal)) +
      on.box(on.len - 0.3, 0, 0.24, 2.5, 0.1, {
        front: site.ink(CEDAR.color, on.normal),
        side: site.ink(FRAME, [1, 0, 0]),
      }),
  });

const deck = (site: Site) => ({
  x0: -8.2,
  x1: -0.4,
  z0: -3,
  z1: 0,
  spots: [],
  draw: () => solid(site, { x0: -8.2, x1: -0.4, z0: -3, z1: 0, y0: 0, y1: 0.35 }, '#B88A62'),
});

export function cedarContemporary(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 90, view.seed, LEAF.pine);
  lawn(site, '#9AA866');
  water(site, 34, '#5A98A0', 4);
  site.sheet.add(
    patch(
      site,
      [
        [-60, 34],
        [60, 34],
        [60, 20],
        [-60, 20],
      ],
      '#A2AE68',
    ),
  );
  site.sheet.add([-27, -36, 15, 20].map((x, i) => conifer(site, x, 13 + (i % 2) * 5, 12 + (i % 3) * 3, 6, i + 5)));
  site.sheet.add(broadTree(site, 22, 16, 11, 10, 14, LEAF.gold));
  walkway(
    site,
    [
      [1.4, 0.4, 0.8],
      [1.6, -4, 0.9],
      [4, -9, 1.1],
      [9, -15, 1.5],
      [12, -21, 1.8],
    ],
    GROUND.gravel,
    false,
  );
  const masses = [
    tall(site),
    low(site),
    carport(site),
    deck(site),
    steps(site, 0.5, 2.1, 1.6, 0.35),
    {
      x0: -9,
      x1: -7.5,
      z0: 3.4,
      z1: 5,
      spots: [
        [-9, 0, 3.4],
        [-9, 8.2, 3.4],
        [-7.5, 8.2, 5],
      ] as const,
      draw: () => chimney(site, { x0: -9, x1: -7.5, z0: 3.4, z1: 5, y1: 8.2, material: STONE }),
    },
    ...[3.4, 4.7, 6.2].map((x, i) => bush(site, x, 0.9, 1.5, 0.8, i + 3, i % 2 ? LEAF.gold : LEAF.dark)),
    ...[-9.5, -10.9].map((x, i) => bush(site, x, -1, 1.7, 1, i + 13, LEAF.dark)),
  ];
  site.sheet.add(raise(site, masses));
  bough(site, view.from[0] > 0 ? 'left' : 'right', view.seed, LEAF.oak);
  return site.sheet.svg();
}
