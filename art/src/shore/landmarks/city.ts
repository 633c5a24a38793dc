/** New York on the horizon: three ranks of towers, the tallest by their crowns. */

import { range } from '../../kit/geometry.ts';
import { path, rect } from '../../kit/shapes.ts';
import { print } from './parts.ts';

/** From its left edge: how wide, how high. */
type Tower = readonly [x: number, width: number, height: number];

const BACK: readonly Tower[] = [
  [-196, 20, 30],
  [-172, 16, 42],
  [-150, 22, 34],
  [-124, 15, 52],
  [-104, 22, 40],
  [-70, 18, 66],
  [-28, 20, 58],
  [14, 20, 62],
  [52, 22, 54],
  [92, 18, 62],
  [124, 22, 48],
  [150, 16, 38],
  [172, 22, 28],
];
const MIDDLE: readonly Tower[] = [
  [-160, 14, 32],
  [-136, 18, 44],
  [-112, 14, 58],
  [-88, 20, 46],
  [-48, 18, 76],
  [-8, 22, 70],
  [30, 18, 82],
  [70, 16, 60],
  [104, 18, 52],
  [138, 16, 36],
];

const rank = (towers: readonly Tower[], ink: string): string[] => towers.map(([x, w, h]) => rect(x, -h, w, h, ink));

const lamps = (towers: readonly Tower[], lit: string): string[] =>
  towers.flatMap(([x, w, h], i) =>
    range(4, (k) => {
      const [dx, dy] = [(i * 7 + k * 5) % Math.max(4, w - 6), (k * 11 + i * 3) % Math.max(8, h - 12)];
      return rect(x + 3 + dx, -h + 7 + dy, 2, 3, lit);
    }),
  );

/** The tower downtown, the one with the mast, and the one with the crown. */
const crowns = (front: string, side: string): string =>
  print(
    path('M-86 0L-83 -104L-71 -104L-66 0Z', front),
    path('M-77 0L-77 -104L-71 -104L-66 0Z', side),
    rect(-77.8, -132, 1.6, 28, front),
    rect(4, -72, 26, 72, front),
    rect(8, -94, 18, 24, front),
    rect(12, -108, 10, 16, front),
    path('M15 -108L17 -146L19 -108Z', front),
    rect(17, -94, 9, 94, side),
    rect(64, -74, 18, 74, front),
    path('M64 -74L67 -96L70 -104L73 -128L76 -104L79 -96L82 -74Z', front),
    rect(73, -74, 9, 74, side),
  );

export const city = ([far, middle, near]: readonly [string, string, string], lit: string): string =>
  print(
    rank(BACK, far),
    rank(MIDDLE, middle),
    lamps(MIDDLE, lit),
    crowns(near, middle),
    range(15, (i) => rect(7 + (i % 3) * 4, -66 + Math.floor(i / 3) * 11, 2, 4, lit)),
    range(8, (i) => rect(66.5 + (i % 2) * 4, -66 + Math.floor(i / 2) * 13, 2, 4, lit)),
  );
