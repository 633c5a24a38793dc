/** Brick and slate of 1931: steep gables, tall stacks, a timbered jetty, a conservatory with an iron frame. */

import { gabled } from '../build/gables.ts';
import { cornersAt, facesOf, type Mass, raise } from '../build/masses.ts';
import type { Material } from '../build/materials.ts';
import { door, garageDoor, sash, sashes } from '../build/openings.ts';
import { plane } from '../build/planes.ts';
import { steps } from '../build/porches.ts';
import { openSite, type Site, type View } from '../build/site.ts';
import { chimney, outerChimney, solid } from '../build/solids.ts';
import { GROUND, lawn, walkway } from '../grounds/ground.ts';
import { BLOOM, LEAF } from '../grounds/leaves.ts';
import { bush, nearBed, yew } from '../grounds/plants.ts';
import { sky } from '../grounds/sky.ts';
import { bough, broadTree, conifer, farWoods } from '../grounds/trees.ts';
import { range } from '../kit/geometry.ts';
import type { Wall } from '../kit/wall.ts';

const BRICK: Material = { finish: 'brick', color: '#A4523C' };
const PLASTER: Material = { finish: 'stucco', color: '#EFE2C6' };
const [SLATE, OAK, STONE] = ['#55626E', '#5A4336', '#D6C6A6'];
const lead = { trim: STONE, casing: 0.16, cols: 3, rows: 3, sill: true } as const;

const main = (site: Site) =>
  gabled(site, {
    x0: -9,
    x1: 9,
    z0: 0,
    z1: 8.6,
    h: 5.4,
    rise: 5,
    axis: 'x',
    walls: BRICK,
    roof: SLATE,
    rake: OAK,
    plinth: ['#B9AC98', 0.6],
    over: 0.45,
    tileStep: 0.42,
    front: (on) =>
      sashes(site, on, [9.2, 11.9], [1.1, 1.7, 1.7], lead) + sashes(site, on, [9.2, 11.9], [3.6, 1.6, 1.3], lead),
    left: (on) =>
      sashes(site, on, [2.2, 6.4], [1.1, 1.4, 1.7], lead) +
      sashes(site, on, [2.2, 6.4], [3.6, 1.4, 1.3], lead) +
      sash(site, on, [3.6, 7, 1.2, 1.3], lead),
    right: (on) => sashes(site, on, [2.2, 6.4], [3.6, 1.4, 1.3], lead) + sash(site, on, [3.6, 7, 1.2, 1.3], lead),
    behind: () => chimney(site, { x0: -2.2, x1: -0.6, z0: 4.6, z1: 5.6, y0: 8, y1: 13.2, material: BRICK }),
  });

/** Half-timber: posts, a sill, and two braces. */
function timber(site: Site, on: Wall, v: number, h: number, top: number): string {
  const ink = site.ink(OAK, on.normal);
  const w = on.len;
  const half = (y: number): number => (w / 2) * (1 - (y - v) / (top - v));
  return [
    on.rect(0, v, w, 0.24, ink),
    on.rect(0, v + h, w, 0.2, ink),
    ...range(7, (i) => on.rect(((w - 0.2) * i) / 6, v, 0.2, h, ink)),
    ...[-1.4, 0, 1.4].map((du) =>
      on.rect(
        w / 2 + du - 0.09,
        v + h,
        0.18,
        Math.max(0, Math.min(top - v - h - 0.7, (top - v - h) * (1 - Math.abs(du) / half(v + h))) - 0.2),
        ink,
      ),
    ),
  ].join('');
}

/** The great gable at the left, plastered and timbered above the brick. */
const gable = (site: Site) =>
  gabled(site, {
    x0: -8.2,
    x1: -1.8,
    z0: -2.2,
    z1: 0,
    h: 5.4,
    rise: 5.6,
    axis: 'z',
    walls: BRICK,
    gable: PLASTER,
    roof: SLATE,
    rake: OAK,
    plinth: ['#B9AC98', 0.6],
    over: 0.5,
    tileStep: 0.42,
    into: (y) => (Math.max(0, y - 5.4) / 5) * 4.3,
    seed: 3,
    front: (on) =>
      [
        on.rect(0, 3.2, on.len, 2.3, site.ink(PLASTER.color, on.normal)),
        timber(site, on, 3.2, 2.2, 11),
        sash(site, on, [1.5, 1, 3.4, 1.7], { ...lead, cols: 5, lamp: true }),
        sash(site, on, [2.1, 3.7, 2.2, 1.3], { ...lead, trim: OAK, cols: 4 }),
        sash(site, on, [2.75, 6.3, 0.9, 1.2], { ...lead, trim: OAK, cols: 2 }),
      ].join(''),
  });

/** The entrance, under a small steep gable of its own. */
const entrance = (site: Site) =>
  gabled(site, {
    x0: -1.2,
    x1: 2.2,
    z0: -1.6,
    z1: 0,
    h: 3.3,
    rise: 3,
    axis: 'z',
    walls: { finish: 'stone', color: STONE },
    roof: SLATE,
    rake: OAK,
    over: 0.35,
    into: (y) => (y > 5.4 ? ((y - 5.4) / 5) * 4.3 : 0),
    seed: 4,
    front: (on) =>
      door(site, on, 1.7, 0.4, '#4A3226', { trim: OAK, fan: true }) +
      sash(site, on, [1.35, 4.2, 0.7, 0.7], { ...lead, cols: 2, rows: 2 }),
  });

/** The conservatory: iron bars, glass, a hipped glass roof. */
function conservatory(site: Site): Mass {
  const at = { x0: 9, x1: 13.4, z0: 1.5, z1: 6.8 };
  const [iron, glass] = ['#E9E6D8', site.hour.lamps ? '#FFDFA0' : '#A9CFC9'];
  const bars = (on: Wall, h: number): string =>
    on.seen
      ? on.rect(0, 0, on.len, 0.7, site.ink(BRICK.color, on.normal)) +
        on.rect(0, 0.7, on.len, h - 0.7, site.hour.lamps ? glass : site.ink(glass, on.normal)) +
        range(Math.round(on.len / 0.8) + 1, (_i, t) =>
          on.rect(t * (on.len - 0.08), 0.7, 0.08, h - 0.7, site.ink(iron, on.normal)),
        ).join('') +
        [0.7, 2, h - 0.14].map((v) => on.rect(0, v, on.len, 0.1, site.ink(iron, on.normal))).join('')
      : '';
  const { front, left, right } = facesOf(site, at);
  const [h, top] = [3, 4.6];
  const [mx, mz] = [11.2, 4.1];
  return {
    ...at,
    spots: [...cornersAt(at, 0, h), [mx, top, mz]],
    draw: () =>
      [
        bars(left, h),
        bars(right, h),
        bars(front, h),
        plane(
          site,
          [
            [at.x1, h, at.z0],
            [at.x1, h, at.z1],
            [mx, top, mz],
            [mx, top, mz],
          ],
          glass,
          0.9,
        ),
        plane(
          site,
          [
            [at.x0, h, at.z0],
            [at.x1, h, at.z0],
            [mx, top, mz],
            [mx, top, mz],
          ],
          glass,
          0.9,
        ),
        solid(site, { x0: mx - 0.1, x1: mx + 0.1, z0: mz - 0.1, z1: mz + 0.1, y0: top - 0.1, y1: top + 0.7 }, iron),
      ].join(''),
  };
}

const carriageHouse = (site: Site) =>
  gabled(site, {
    x0: -26,
    x1: -16,
    z0: 11,
    z1: 18,
    h: 3.2,
    rise: 3.6,
    axis: 'x',
    walls: BRICK,
    roof: SLATE,
    rake: OAK,
    over: 0.4,
    seed: 12,
    front: (on) => [0.7, 3.8, 6.9].map((u) => garageDoor(site, on, u, 0.05, 2.5, 2.4, '#3E5A50')).join(''),
  });

export function tudor(view: View): string {
  const site = openSite(view);
  sky(site);
  farWoods(site, 150, view.seed, LEAF.dark);
  lawn(site, '#8DAA62');
  site.sheet.add(
    broadTree(site, -15, 22, 16, 15, 5, LEAF.dark),
    broadTree(site, 20, 16, 15, 14, 9, LEAF.maple),
    conifer(site, 17, 13, 15, 7, 4),
  );
  walkway(
    site,
    [
      [0.5, -2.4, 0.9],
      [0.5, -6, 1],
      [2.5, -12, 1.4],
      [7, -20, 2],
    ],
    GROUND.gravel,
    false,
  );
  const masses = [
    main(site),
    gable(site),
    entrance(site),
    conservatory(site),
    carriageHouse(site),
    steps(site, -0.4, 1.4, -1.6, 0.4),
    outerChimney(site, { x0: 5.6, x1: 7.4, z0: -0.9, z1: 0, y1: 12.4, material: BRICK }),
    ...[-7.6, -5, -2.6].map((x, i) => bush(site, x, -2.8, 1.9, 0.9, i + 3)),
    ...[3, 4.6, 8.4].map((x, i) => bush(site, x, -1.2, 1.7, 0.9, i + 9)),
    yew(site, -1.9, -2.9, 1.2, 2.6, 5),
    yew(site, 2.9, -2, 1.2, 2.4, 7),
  ];
  site.sheet.add(raise(site, masses));
  bough(site, view.from[0] > 0 ? 'right' : 'left', view.seed, LEAF.maple);
  nearBed(site, view.from[0] > 0 ? 'left' : 'right', view.seed, BLOOM.rose);
  return site.sheet.svg();
}
