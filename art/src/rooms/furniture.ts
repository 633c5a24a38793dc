/** Furniture as plain volumes: sofa, chairs, tables, a bed, a fireplace, shelves of books. */

import { clad } from '../build/materials.ts';
import type { Site } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { mix, over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { wall } from '../kit/wall.ts';
import { framed, underneath } from './furnishings.ts';
import type { Palette } from './palettes.ts';

const legs = (site: Site, x0: number, x1: number, z0: number, z1: number, h: number, color: string): string =>
  [z1 - 0.08, z0]
    .flatMap((z) =>
      [x0, x1 - 0.07].map((x) => solid(site, { x0: x, x1: x + 0.07, y0: 0, y1: h, z0: z, z1: z + 0.07 }, color)),
    )
    .join('');

/** A sofa with its back to the far wall. */
export const sofa = (site: Site, x: number, z: number, w: number, color: string, cushion: string): string => {
  const seat = mix(color, '#FFF1D2', 0.12);
  return [
    underneath(site, x, x + w, z, z + 0.95),
    legs(site, x + 0.05, x + w - 0.05, z + 0.05, z + 0.9, 0.16, '#4A3B3A'),
    solid(site, { x0: x, x1: x + w, y0: 0.14, y1: 0.88, z0: z + 0.7, z1: z + 0.95 }, color),
    solid(
      site,
      { x0: x + 0.2, x1: x + w - 0.2, y0: 0.14, y1: 0.34, z0: z + 0.02, z1: z + 0.72 },
      over(color, '#D8D2D0'),
    ),
    ...range(2, (i) =>
      solid(
        site,
        {
          x0: x + 0.22 + (i * (w - 0.44)) / 2,
          x1: x + 0.2 + ((i + 1) * (w - 0.44)) / 2,
          y0: 0.34,
          y1: 0.5,
          z0: z,
          z1: z + 0.7,
        },
        seat,
      ),
    ),
    ...range(2, (i) =>
      solid(
        site,
        {
          x0: x + 0.24 + (i * (w - 0.44)) / 2,
          x1: x + 0.18 + ((i + 1) * (w - 0.44)) / 2,
          y0: 0.5,
          y1: 0.92,
          z0: z + 0.56,
          z1: z + 0.72,
        },
        seat,
      ),
    ),
    solid(site, { x0: x, x1: x + 0.22, y0: 0.14, y1: 0.66, z0: z - 0.02, z1: z + 0.95 }, color),
    solid(site, { x0: x + w - 0.22, x1: x + w, y0: 0.14, y1: 0.66, z0: z - 0.02, z1: z + 0.95 }, color),
    solid(site, { x0: x + 0.3, x1: x + 0.7, y0: 0.5, y1: 0.86, z0: z + 0.4, z1: z + 0.52 }, cushion),
    solid(site, { x0: x + w - 0.74, x1: x + w - 0.34, y0: 0.5, y1: 0.84, z0: z + 0.4, z1: z + 0.52 }, cushion),
  ].join('');
};

/** An armchair with one arm towards the viewer. */
export const armchair = (site: Site, x: number, z: number, color: string): string => {
  const seat = mix(color, '#FFF1D2', 0.14);
  return [
    underneath(site, x, x + 0.86, z, z + 0.84),
    legs(site, x + 0.04, x + 0.82, z + 0.04, z + 0.8, 0.22, '#5A4336'),
    solid(site, { x0: x, x1: x + 0.86, y0: 0.22, y1: 0.98, z0: z + 0.66, z1: z + 0.84 }, color),
    solid(site, { x0: x + 0.12, x1: x + 0.74, y0: 0.22, y1: 0.46, z0: z, z1: z + 0.68 }, seat),
    ...[0, 0.74].map((d) =>
      solid(site, { x0: x + d, x1: x + d + 0.12, y0: 0.22, y1: 0.64, z0: z, z1: z + 0.8 }, color),
    ),
  ].join('');
};

export const table = (site: Site, x: number, z: number, w: number, d: number, h: number, color: string): string =>
  underneath(site, x, x + w, z, z + d) +
  legs(site, x + 0.06, x + w - 0.06, z + 0.06, z + d - 0.06, h, over(color, '#C8C0BC')) +
  solid(site, { x0: x, x1: x + w, y0: h, y1: h + 0.07, z0: z, z1: z + d }, color);

/** A bowl of fruit and two books, to stand on a table. */
export const stillLife = (site: Site, x: number, y: number, z: number): string => {
  const [a, b] = site.cam.at([x, y, z]);
  const k = site.cam.scale([x, y, z]);
  return [
    solid(site, { x0: x - 0.62, x1: x - 0.3, y0: y, y1: y + 0.05, z0: z - 0.1, z1: z + 0.14 }, '#27405A'),
    solid(site, { x0: x - 0.6, x1: x - 0.34, y0: y + 0.05, y1: y + 0.09, z0: z - 0.08, z1: z + 0.12 }, '#DB6446'),
    ...[-0.08, 0.06].map((dx) => `<circle cx="${a + dx * k}" cy="${b - 0.16 * k}" r="${0.065 * k}" fill="#F2B657"/>`),
    `<path d="M${a - 0.2 * k} ${b - 0.15 * k}h${0.4 * k}q${-0.02 * k} ${0.15 * k} ${-0.2 * k} ${0.16 * k}q${-0.18 * k} 0 ${-0.2 * k} ${-0.16 * k}Z" fill="#FBF4E6"/>`,
  ].join('');
};

/** A chimney breast on the far wall: mantel, hearth and a picture above. */
export function fireplace(
  site: Site,
  x: number,
  depth: number,
  h: number,
  { trim, wall: color, accent, second }: Palette,
  stone = false,
): string {
  const w = 2.1;
  const on = wall(site.cam, [x, depth - 0.4], [x + w, depth - 0.4]);
  const breast = solid(
    site,
    { x0: x, x1: x + w, y0: 0, y1: h, z0: depth - 0.4, z1: depth },
    stone ? '#B8AC98' : over(color, '#EAE2DA'),
  );
  const marble = site.ink(stone ? '#8A6A4E' : trim, [0, 0, -1]);
  return [
    breast,
    stone ? clad(site, on, [0, 0, w, h], { finish: 'stone', color: '#B8AC98' }, 6) : '',
    stone ? '' : on.rect(0.18, 0, w - 0.36, 1.24, marble, 0.02),
    on.rect(0.5, 0, w - 1, 0.92, '#2B2F3A', 0.03),
    ...[0.66, 0.98, 1.26].map((u, i) =>
      on.face(
        [
          [u, 0.12],
          [u + 0.24, 0.12],
          [u + 0.12, 0.5 + (i % 2) * 0.14],
        ],
        i % 2 ? '#FFD78E' : '#EF9566',
        0.04,
      ),
    ),
    on.rect(0.56, 0.04, w - 1.12, 0.1, '#6B4A38', 0.05),
    solid(
      site,
      { x0: x - 0.06, x1: x + w + 0.06, y0: 1.24, y1: 1.36, z0: depth - 0.62, z1: depth - 0.38 },
      stone ? '#7A5640' : trim,
    ),
    solid(
      site,
      { x0: x - 0.3, x1: x + w + 0.3, y0: 0, y1: 0.05, z0: depth - 1, z1: depth - 0.4 },
      stone ? '#9A8E7E' : '#5E5A5E',
    ),
    framed(site, depth - 0.4, x + 0.5, 1.6, w - 1, 0.85, [mix(accent, '#FBF4E6', 0.55), accent, second]),
    ...[0.1, w - 0.24].map((d) =>
      solid(site, { x0: x + d, x1: x + d + 0.12, y0: 1.36, y1: 1.62, z0: depth - 0.54, z1: depth - 0.44 }, second),
    ),
  ].join('');
}

const SPINES = ['#15324D', '#1E6270', '#DB6446', '#F6E7CB', '#F2B657', '#8CBAB1', '#A9462F', '#5D3F58'] as const;

/** Shelves of books against the far wall. */
export function bookcase(
  site: Site,
  x: number,
  depth: number,
  w: number,
  h: number,
  color: string,
  seed: number,
): string {
  const r = random(seed);
  const shelves = Math.round(h / 0.42);
  const on = wall(site.cam, [x, depth - 0.3], [x + w, depth - 0.3]);
  const rows = range(shelves, (row) => {
    const y = (h * row) / shelves;
    const books: string[] = [];
    let u = 0.08;
    while (u < w - 0.14) {
      const t = r.between(0.045, 0.1);
      if (r() < 0.86) books.push(on.rect(u, y + 0.05, t, r.between(0.22, 0.34), r.pick(SPINES)));
      u += t + 0.012;
    }
    return books.join('') + on.rect(0, y, w, 0.05, site.ink(color, [0, 0, -1]));
  });
  return [
    solid(site, { x0: x, x1: x + w, y0: 0, y1: h, z0: depth - 0.32, z1: depth }, color),
    on.rect(0.05, 0, w - 0.1, h, over(site.ink(color, [0, 0, -1]), '#8E8686')),
    ...rows,
    on.rect(0, 0, 0.07, h, site.ink(color, [0, 0, -1])),
    on.rect(w - 0.07, 0, 0.07, h, site.ink(color, [0, 0, -1])),
    on.rect(w / 2 - 0.035, 0, 0.07, h, site.ink(color, [0, 0, -1])),
    solid(site, { x0: x - 0.05, x1: x + w + 0.05, y0: h, y1: h + 0.14, z0: depth - 0.38, z1: depth }, color),
  ].join('');
}

/** A made bed, its head to the left wall or the far wall's left. */
export const bed = (site: Site, x: number, z: number, { wood, accent, second }: Palette): string =>
  [
    underneath(site, x, x + 2.2, z, z + 2),
    solid(site, { x0: x - 0.1, x1: x, y0: 0, y1: 1.2, z0: z - 0.04, z1: z + 1.9 }, wood),
    solid(site, { x0: x, x1: x + 2.15, y0: 0.16, y1: 0.34, z0: z, z1: z + 1.86 }, wood),
    solid(site, { x0: x + 0.02, x1: x + 2.12, y0: 0.34, y1: 0.6, z0: z + 0.02, z1: z + 1.84 }, '#FBF4E6'),
    solid(site, { x0: x + 0.85, x1: x + 2.16, y0: 0.3, y1: 0.63, z0: z - 0.03, z1: z + 1.88 }, accent),
    solid(site, { x0: x + 1.55, x1: x + 2.18, y0: 0.28, y1: 0.66, z0: z - 0.05, z1: z + 1.9 }, second),
    ...[1.05, 0.2].map((d) =>
      solid(site, { x0: x + 0.1, x1: x + 0.55, y0: 0.6, y1: 0.82, z0: z + d, z1: z + d + 0.66 }, '#F3EADA'),
    ),
  ].join('');

export const bedsideLamp = (site: Site, x: number, z: number, { wood, trim }: Palette): string => {
  const [a, b] = site.cam.at([x + 0.22, 0.95, z + 0.2]);
  const k = site.cam.scale([x + 0.22, 0.95, z + 0.2]);
  return [
    underneath(site, x, x + 0.46, z, z + 0.42),
    solid(site, { x0: x, x1: x + 0.46, y0: 0.1, y1: 0.56, z0: z, z1: z + 0.42 }, wood),
    site.hour.lamps ? site.sheet.halo(a, b - 0.1 * k, 0.9 * k, '#FFE2A4', { a: 0.45 }) : '',
    solid(site, { x0: x + 0.2, x1: x + 0.25, y0: 0.56, y1: 0.84, z0: z + 0.18, z1: z + 0.22 }, '#8A6A2E'),
    `<path d="M${a - 0.19 * k} ${b + 0.12 * k}L${a - 0.12 * k} ${b - 0.18 * k}L${a + 0.12 * k} ${b - 0.18 * k}L${a + 0.19 * k} ${b + 0.12 * k}Z" fill="${site.hour.lamps ? '#FFE7B4' : trim}"/>`,
  ].join('');
};
