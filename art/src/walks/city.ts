/** The city across the water: near enough for its windows, or small on the horizon. */

import { range } from '../kit/geometry.ts';
import { poly, rect } from '../kit/shapes.ts';
import type { Stage } from './stage.ts';

/** Its towers: from the left, width, height. */
const TOWERS = [
  [0, 50, 180],
  [44, 34, 260],
  [84, 60, 150],
  [140, 40, 320],
  [176, 30, 210],
  [214, 58, 250],
  [268, 36, 400],
  [300, 50, 190],
  [352, 40, 300],
  [388, 62, 160],
  [446, 34, 240],
  [476, 50, 350],
  [522, 40, 200],
  [558, 58, 280],
  [612, 40, 170],
  [648, 60, 240],
] as const;

export function city({ s, t, light, r }: Stage, foot: number): void {
  const [back, face] = light.isLate ? [light.far, light.near] : [t('#9DB3B8'), t('#5F7F8E')];
  s.add(
    TOWERS.map(([x, w, h]) => rect(x + 12, foot - h * 0.82, w, h * 0.82, back)),
    TOWERS.map(([x, w, h], i) => (i % 2 ? '' : rect(x, foot - h * 0.66, w, h * 0.66, face))),
    poly(
      [
        [268, foot - 250],
        [286, foot - 400],
        [304, foot - 250],
      ],
      back,
    ),
    range(120, () => {
      const [x, y] = [r.between(4, 700), foot - r.between(10, 150)];
      return rect(x, y, 4, 6, light.isLate ? light.lit : t('#CFE0DC'), 'opacity=".8"');
    }),
  );
}

/** The same city far away: one ink, from `left` on, scaled by `share`. */
export const farCity = ({ light }: Stage, foot: number, left: number, share: number): string =>
  TOWERS.map(([x, w, h]) =>
    rect(left + x * share, foot - h * share * 0.8, w * share, h * share * 0.8 + 4, light.far),
  ).join('') +
  poly(
    [
      [left + 268 * share, foot - 240 * share],
      [left + 286 * share, foot - 420 * share],
      [left + 304 * share, foot - 240 * share],
    ],
    light.far,
  );
