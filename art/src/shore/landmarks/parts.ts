/** Parts of small landmarks. Each is drawn around (0, 0), the middle of its foot, and is about 100 units high. */

import { leafy } from '../../kit/foliage.ts';
import { n1 } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { path, rect } from '../../kit/shapes.ts';

/** Converts an ink of the day to the hour's. */
export type Tint = (ink: string) => string;

/** `lit`: the ink of a window: glass by day, a lamp in the evening. */
export type Landmark = (t: Tint, lit: string) => string;

export const print = (...parts: ReadonlyArray<string | readonly string[]>): string => parts.flat().join('');

/** Front, side and roof. */
export type CottageInks = readonly [front: string, side: string, roof: string];

/** A house with its gable towards the viewer, one wall and one roof turned away. `q`: a fifth of its width. */
export function cottage(x: number, y: number, q: number, [front, side, roof]: CottageInks): string {
  const at = (dx: number, dy: number): string => `${n1(x + dx * q)} ${n1(y + dy * q)}`;
  return print(
    path(`M${at(0, 0)}L${at(2.2, 0)}L${at(2.2, -1.5)}L${at(1.1, -2.6)}L${at(0, -1.5)}Z`, front),
    path(`M${at(2.2, 0)}L${at(4, 0)}L${at(4, -1.5)}L${at(2.2, -1.5)}Z`, side),
    path(`M${at(1.05, -2.8)}L${at(2.9, -2.8)}L${at(4.3, -1.35)}L${at(2.4, -1.35)}Z`, roof),
  );
}

/** The one window in its gable. */
export const pane = (x: number, y: number, q: number, light: string): string =>
  rect(x + 0.72 * q, y - 1.25 * q, 0.78 * q, 0.85 * q, light);

/** A round tree in two tones. */
export const bush = (x: number, y: number, r: number, [dark, middle]: readonly [string, string], seed = 3): string =>
  print(
    path(leafy(x, y - r * 0.8, r, r * 0.86, seed, { lobes: 8, bite: 0.16 }), dark),
    path(leafy(x - r * 0.22, y - r * 1.02, r * 0.66, r * 0.5, seed + 1, { lobes: 7, bite: 0.18 }), middle),
  );

export const flag = (t: Tint, x: number, y: number, h: number): string =>
  print(rect(x - 1, y - h, 2, h, t(INK.navy)), path(`M${x + 1} ${y - h}q8 -3 17 1v9q-9 -3 -17 0Z`, t(INK.coral)));

/** The outline of a round-headed door or window. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`;

export const steeple = (t: Tint, x: number, y: number, w: number, h: number): string =>
  print(
    path(`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`, t('#4D6478')),
    path(`M${x} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`, t('#34495C')),
  );
