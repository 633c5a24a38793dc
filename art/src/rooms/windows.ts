/** Windows from inside: the hole in the far wall, its curtains, and the sun that comes in. */

import type { Site } from '../build/site.ts';
import { solid } from '../build/solids.ts';
import { over } from '../kit/colour.ts';
import { range, type Spot } from '../kit/geometry.ts';
import { type Outlook, outlooks } from './outlooks.ts';

export interface Opening {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly cols?: number;
  readonly rows?: number;
  readonly frame?: string;
}

/** A window in the far wall, with its reveal, bars and sill. */
export function farWindow(site: Site, depth: number, hole: Opening, outlook: Outlook, trim: string): void {
  const { cam, sheet } = site;
  const { x0, x1, y0, y1, cols = 2, rows = 2, frame = trim } = hole;
  const at = (a: number, b: number, c: number, d: number, ink: string): string =>
    cam.face(
      [
        [a, c, depth],
        [b, c, depth],
        [b, d, depth],
        [a, d, depth],
      ],
      ink,
    );
  const corners: readonly Spot[] = [
    [x0, y0, depth],
    [x1, y0, depth],
    [x1, y1, depth],
    [x0, y1, depth],
  ];
  const [left, top] = cam.at([x0, y1, depth]);
  const [right, bottom] = cam.at([x1, y0, depth]);
  sheet.add(at(x0 - 0.14, x1 + 0.14, y0 - 0.12, y1 + 0.14, trim));
  sheet.add(
    sheet.inside(
      cam.d(corners),
      outlooks[outlook](site, [Math.min(left, right) - 30, top - 20, Math.abs(right - left) + 60, bottom - top + 40]),
    ),
  );
  sheet.add(
    range(cols - 1, (i) =>
      at(x0 + ((x1 - x0) * (i + 1)) / cols - 0.03, x0 + ((x1 - x0) * (i + 1)) / cols + 0.03, y0, y1, frame),
    ),
    range(rows - 1, (i) =>
      at(x0, x1, y0 + ((y1 - y0) * (i + 1)) / rows - 0.025, y0 + ((y1 - y0) * (i + 1)) / rows + 0.025, frame),
    ),
  );
  sheet.add(
    at(x0, x1, y1 - 0.07, y1, over(frame, '#B8B4B4')),
    solid(site, { x0: x0 - 0.2, x1: x1 + 0.2, y0: y0 - 0.2, y1: y0 - 0.12, z0: depth - 0.16, z1: depth }, trim),
  );
}

/** Curtains that hang at both sides of a window. */
export const curtains = (site: Site, depth: number, { x0, x1, y1 }: Opening, color: string): string =>
  [x0 - 0.62, x1 + 0.06]
    .map((x) =>
      range(5, (i) =>
        solid(
          site,
          {
            x0: x + i * 0.112,
            x1: x + (i + 1) * 0.112,
            y0: 0.06,
            y1: y1 + 0.24,
            z0: depth - 0.14 - (i % 2) * 0.05,
            z1: depth - 0.04,
          },
          i % 2 ? color : over(color, '#DCD6D0'),
        ),
      ).join(''),
    )
    .join('') +
  solid(
    site,
    { x0: x0 - 0.75, x1: x1 + 0.75, y0: y1 + 0.26, y1: y1 + 0.3, z0: depth - 0.16, z1: depth - 0.12 },
    '#6B4A38',
  );

/** Sunlight from a window on the floor. */
export function sunPatch(site: Site, depth: number, { x0, x1, cols = 2 }: Opening): void {
  if (site.hour.lamps) return;
  const width = (x1 - x0) / cols;
  const slant = site.hour.sun[0] > 0 ? 0.9 : -0.9;
  site.sheet.add(
    `<g opacity=".5">${range(cols, (i) => {
      const [a, b] = [x0 + i * width + 0.06, x0 + (i + 1) * width - 0.06];
      return site.cam.face(
        [
          [a + slant * 0.6, 0.004, depth - 0.7],
          [b + slant * 0.6, 0.004, depth - 0.7],
          [b + slant * 2.3, 0.004, depth - 3.2],
          [a + slant * 2.3, 0.004, depth - 3.2],
        ],
        '#FFE7B4',
      );
    }).join('')}</g>`,
  );
}
