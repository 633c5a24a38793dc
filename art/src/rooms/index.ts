/** The rooms: each has a plan, a palette and the view from its windows. */

import { clad } from '../build/materials.ts';
import type { Site } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { mix, over } from '../kit/colour.ts';
import { range } from '../kit/geometry.ts';
import { wall } from '../kit/wall.ts';
import { framed, pendant, potted, rug, underneath } from './furnishings.ts';
import { armchair, bed, bedsideLamp, bookcase, fireplace, sofa, stillLife, table } from './furniture.ts';
import { palettes } from './palettes.ts';
import { type InsideView, openRoom, shell } from './room.ts';
import { curtains, farWindow, sunPatch } from './windows.ts';

const END = 7.2;

/** Island, stools and a run of cabinets, the window over the sink. */
export function kitchen(view: InsideView): string {
  const site = openRoom(view, 0.7);
  const palette = palettes[view.palette];
  const { accent, second, trim, wood } = palette;
  const top = '#F4EEDF';
  shell(site, { x0: -3.6, x1: 4.2, h: 2.9, depth: END, palette });
  const window = { x0: -0.4, x1: 2.2, y0: 1.15, y1: 2.35, cols: 3, rows: 1 } as const;
  farWindow(site, END, window, view.outlook, trim);
  const cabinet = (x0: number, x1: number, y0: number, y1: number, deep: number): string => {
    const n = Math.max(1, Math.round((x1 - x0) / 0.62));
    const on = wall(site.cam, [x0, END - deep], [x1, END - deep]);
    const leaf = over(site.ink(accent, [0, 0, -1]), '#D8D4D2');
    return (
      solid(site, { x0, x1, y0, y1, z0: END - deep, z1: END }, accent) +
      range(
        n,
        (i) =>
          on.rect((i * (x1 - x0)) / n + 0.05, y0 + 0.07, (x1 - x0) / n - 0.1, y1 - y0 - 0.14, leaf) +
          on.rect(((i + 0.84) * (x1 - x0)) / n, y0 + (y1 - y0) * 0.5, 0.03, 0.16, '#E0B45C'),
      ).join('')
    );
  };
  site.sheet.add(
    cabinet(-3.2, -0.8, 1.55, 2.5, 0.36),
    cabinet(2.6, 4.1, 1.55, 2.5, 0.36),
    cabinet(-3.2, 4.1, 0.1, 0.86, 0.62),
    solid(site, { x0: -3.25, x1: 4.15, y0: 0.86, y1: 0.93, z0: END - 0.66, z1: END }, top),
    range(24, (i) =>
      solid(
        site,
        { x0: -3.1 + i * 0.3, x1: -2.84 + i * 0.3, y0: 0.96, y1: 1.06, z0: END - 0.01, z1: END },
        mix(trim, second, 0.1 + (i % 3) * 0.05),
      ),
    ),
    solid(site, { x0: 0.88, x1: 0.92, y0: 0.93, y1: 1.28, z0: END - 0.3, z1: END - 0.26 }, '#B9B4A8'),
    solid(site, { x0: 0.7, x1: 0.92, y0: 1.25, y1: 1.29, z0: END - 0.32, z1: END - 0.28 }, '#B9B4A8'),
    // the range, with its hood
    solid(site, { x0: -2.5, x1: -1.6, y0: 0.08, y1: 0.9, z0: END - 0.68, z1: END }, '#D2D0C8'),
    solid(site, { x0: -2.4, x1: -1.7, y0: 0.28, y1: 0.66, z0: END - 0.7, z1: END - 0.66 }, '#3A4048'),
  );
  sunPatch(site, END, window);
  site.sheet.add(
    underneath(site, -1.5, 1.9, 2.7, 3.7),
    solid(site, { x0: -1.4, x1: 1.8, y0: 0, y1: 0.88, z0: 2.8, z1: 3.7 }, trim),
    range(4, (i) =>
      solid(
        site,
        { x0: -1.3 + i * 0.78, x1: -0.62 + i * 0.78, y0: 0.1, y1: 0.78, z0: 2.77, z1: 2.8 },
        over(trim, '#E4DED6'),
      ),
    ),
    solid(site, { x0: -1.6, x1: 2, y0: 0.88, y1: 0.96, z0: 2.5, z1: 3.8 }, wood),
    stillLife(site, 0.9, 0.96, 3.1),
    ...[-1, 0.1, 1.2].map(
      (x) =>
        underneath(site, x, x + 0.4, 2, 2.4) +
        [0, 0.34]
          .flatMap((d) =>
            [0, 0.32].map((e) =>
              solid(site, { x0: x + d, x1: x + d + 0.05, y0: 0, y1: 0.62, z0: 2.02 + e, z1: 2.07 + e }, '#4A3B3A'),
            ),
          )
          .join('') +
        solid(site, { x0: x - 0.02, x1: x + 0.42, y0: 0.62, y1: 0.7, z0: 2, z1: 2.42 }, second),
    ),
    pendant(site, -0.7, 3.2, 2.9, 1.85, second),
    pendant(site, 1.1, 3.2, 2.9, 1.85, second),
  );
  return site.sheet.svg();
}

/** A bed before tall windows. */
export function bedroom(view: InsideView): string {
  const site = openRoom(view, 0.9);
  const palette = palettes[view.palette];
  const { trim, second, accent, wood } = palette;
  shell(site, { x0: -3.4, x1: 3.8, h: 2.9, depth: END, palette });
  const window = { x0: -1.5, x1: 2.3, y0: 0.35, y1: 2.35, cols: 4, rows: 2 } as const;
  farWindow(site, END, window, view.outlook, trim);
  site.sheet.add(curtains(site, END, window, mix(second, '#FBF4E6', 0.45)));
  sunPatch(site, END, window);
  site.sheet.add(
    rug(site, -0.2, 4, 2.6, 1.5, mix(second, '#FBF4E6', 0.35), accent),
    bedsideLamp(site, -3.2, 5.5, palette),
    bed(site, -3.1, 3.3, palette),
    bedsideLamp(site, -3.2, 2.6, palette),
    armchair(site, 2.4, 5.2, accent),
    solid(site, { x0: 2.9, x1: 3.7, y0: 0, y1: 0.9, z0: 2.6, z1: 4 }, wood),
    stillLife(site, 3.4, 0.9, 3.2),
    potted(site, 3.2, 6.6, 1.9),
  );
  return site.sheet.svg();
}

/** A parlour: mantel, tall sashes, a picture rail, pocket doors away to the side. */
export function parlour(view: InsideView): string {
  const site = openRoom(view, -0.9);
  const palette = palettes[view.palette];
  const { trim, second, accent, wood } = palette;
  const h = 3.5;
  shell(site, { x0: -3.9, x1: 3.7, h, depth: END, palette });
  const windows = [
    { x0: 0.5, x1: 1.6, y0: 0.4, y1: 2.8, cols: 1, rows: 2 },
    { x0: 2.3, x1: 3.4, y0: 0.4, y1: 2.8, cols: 1, rows: 2 },
  ] as const;
  for (const window of windows) {
    farWindow(site, END, window, view.outlook, trim);
    site.sheet.add(curtains(site, END, window, accent));
  }
  // a band of coloured glass heads each window
  site.sheet.add(
    windows.map(({ x0, x1 }) =>
      range(5, (i) =>
        solid(
          site,
          {
            x0: x0 + ((x1 - x0) * i) / 5 + 0.02,
            x1: x0 + ((x1 - x0) * (i + 1)) / 5 - 0.02,
            y0: 2.44,
            y1: 2.78,
            z0: END - 0.03,
            z1: END - 0.01,
          },
          ['#C9573E', '#E8B45C', '#5A9A8A', '#E8B45C', '#C9573E'][i] ?? second,
        ),
      ).join(''),
    ),
  );
  site.sheet.add(solid(site, { x0: -3.9, x1: 3.7, y0: 3, y1: 3.06, z0: END - 0.05, z1: END }, trim));
  for (const window of windows) sunPatch(site, END, window);
  site.sheet.add(
    fireplace(site, -2.9, END, h, palette),
    rug(site, 0, 4.1, 2.9, 1.5, accent, mix(second, '#FBF4E6', 0.3)),
    armchair(site, -3.1, 4.6, second),
    sofa(site, 0.6, 5.3, 2.3, mix(accent, '#FBF4E6', 0.14), second),
    table(site, -0.9, 3.5, 1.5, 0.8, 0.42, wood),
    stillLife(site, 0, 0.49, 3.9),
    potted(site, 3.4, 5.2, 1.6),
    pendant(site, 0, 4.4, h, 2.5, trim),
  );
  return site.sheet.svg();
}

/** A loft: bare brick, steel windows to the ceiling, an iron column. */
export function loft(view: InsideView): string {
  const site = openRoom(view, -0.6);
  const palette = palettes[view.palette];
  const { second, accent, wood } = palette;
  const h = 3.7;
  const steel = '#2E3A42';
  shell(site, {
    x0: -4.6,
    x1: 4.4,
    h,
    depth: END + 0.8,
    palette: { ...palette, wall: '#B4654A', trim: '#3A3A40', ceiling: '#D8CBB4' },
  });
  const depth = END + 0.8;
  const left = wall(site.cam, [-4.6, -1.1], [-4.6, depth]);
  site.sheet.add(
    clad(site, { ...left, seen: true }, [0, 0.16, left.len, h - 0.3], { finish: 'brick', color: '#B4654A' }, 4),
  );
  for (const x of [-3.7, -0.6, 2.1])
    farWindow(
      site,
      depth,
      { x0: x, x1: x + 2.2, y0: 0.5, y1: 3.2, cols: 4, rows: 5, frame: steel },
      view.outlook,
      steel,
    );
  site.sheet.add(
    range(6, (i) =>
      solid(site, { x0: -4.6, x1: 4.4, y0: h - 0.3, y1: h, z0: 0.4 + i * 1.4, z1: 0.62 + i * 1.4 }, '#8A6448'),
    ).reverse(),
  );
  for (const x of [-3.7, -0.6, 2.1]) sunPatch(site, depth, { x0: x, x1: x + 2.2, y0: 0, y1: 0, cols: 3 });
  site.sheet.add(
    rug(site, 0.2, 4.2, 3, 1.7, mix(accent, '#FBF4E6', 0.2), second),
    bookcase(site, -4.4, depth - 0.1, 0.6, 2.2, steel, 3),
    sofa(site, -2.2, 5.6, 2.8, accent, second),
    armchair(site, 2, 4.9, second),
    table(site, -0.9, 3.9, 1.7, 0.9, 0.38, wood),
    stillLife(site, 0, 0.45, 4.3),
    solid(site, { x0: 1.5, x1: 1.72, y0: 0, y1: h - 0.3, z0: 5.9, z1: 6.1 }, '#3E4A50'),
    solid(site, { x0: 1.36, x1: 1.86, y0: h - 0.56, y1: h - 0.3, z0: 5.76, z1: 6.24 }, '#3E4A50'),
    potted(site, 3.7, 6, 2.2),
    pendant(site, -0.2, 4.4, h - 0.3, 2.3, steel),
  );
  return site.sheet.svg();
}

/** A library: cases on both sides of the fire. */
export function library(view: InsideView): string {
  const site = openRoom(view, -0.3);
  const palette = palettes[view.palette];
  const { accent, second, wood, trim } = palette;
  shell(site, { x0: -3.8, x1: 3.9, h: 3, depth: END, palette });
  const window = { x0: 2, x1: 3.6, y0: 0.7, y1: 2.4, cols: 2, rows: 3 } as const;
  farWindow(site, END, window, view.outlook, trim);
  sunPatch(site, END, window);
  site.sheet.add(
    bookcase(site, -3.7, END, 2.4, 2.6, wood, 3),
    fireplace(site, -1.1, END, 3, { ...palette, trim: wood }),
    bookcase(site, 1.1, END, 0.62, 2.6, wood, 9),
    rug(site, -0.1, 4.2, 2.8, 1.5, accent, mix(second, '#FBF4E6', 0.4)),
    armchair(site, -2.6, 4.3, mix(accent, '#FBF4E6', 0.16)),
    armchair(site, 1.5, 4.5, mix(accent, '#FBF4E6', 0.16)),
    table(site, -0.6, 4, 1.1, 0.8, 0.45, over(wood, '#E0D8D0')),
    stillLife(site, 0.05, 0.52, 4.3),
    solid(site, { x0: 2.6, x1: 3.8, y0: 0.7, y1: 0.78, z0: 2.6, z1: 4.2 }, wood),
    solid(site, { x0: 2.7, x1: 2.78, y0: 0, y1: 0.7, z0: 2.7, z1: 4.1 }, over(wood, '#C8C0BC')),
    stillLife(site, 3.3, 0.78, 3.2),
    pendant(site, 0, 4.4, 3, 2.25, second),
  );
  return site.sheet.svg();
}

/** A living room along a wall of glass. */
export function livingRoom(view: InsideView): string {
  const site = openRoom(view, -0.7);
  const palette = palettes[view.palette];
  const { accent, second, wood, trim } = palette;
  shell(site, { x0: -4.2, x1: 4, h: 2.8, depth: END, palette });
  const window = { x0: -2.2, x1: 3.4, y0: 0.08, y1: 2.4, cols: 4, rows: 1 } as const;
  farWindow(site, END, window, view.outlook, trim);
  site.sheet.add(curtains(site, END, window, mix(second, '#FBF4E6', 0.6)));
  sunPatch(site, END, window);
  site.sheet.add(
    rug(site, 0.3, 4.2, 3, 1.6, mix(accent, '#FBF4E6', 0.25), mix(second, '#FBF4E6', 0.2)),
    solid(site, { x0: -4.1, x1: -3.6, y0: 0, y1: 0.7, z0: 3, z1: 6 }, wood),
    framedSide(site, palette),
    stillLife(site, -3.8, 0.7, 4.4),
    sofa(site, -1.6, 5.2, 2.6, accent, second),
    armchair(site, 2.2, 4.6, second),
    table(site, -0.5, 3.8, 1.5, 0.8, 0.38, wood),
    stillLife(site, 0.4, 0.45, 4.1),
    potted(site, 3.6, 6.4, 2),
    pendant(site, 0.2, 4.3, 2.8, 2.15, trim),
  );
  return site.sheet.svg();
}

const framedSide = (site: Site, { accent, second }: (typeof palettes)[keyof typeof palettes]): string =>
  framed(site, END, -3.6, 1.2, 0.9, 1, ['#F6E7CB', accent, second]);
