/** Headland, lighthouse and village, far right. */

import { woods } from '../kit/foliage.ts';
import { land, type Point } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { path, poly, rect } from '../kit/shapes.ts';
import { HORIZON, type Stage } from './stage.ts';

const LAMP = [1491, 314] as const;

/** Two beams that get brighter twice in a turn of the loop. The long one ends before it reaches the page's text. */
function beams({ s, hour, t }: Stage): void {
  const [x, y] = LAMP;
  const strength = Math.round((0.42 + 0.16 * Math.cos(t * Math.PI * 4)) * 100) / 100;
  const beam = (toX: number, top: number, foot: number): string => {
    const ink = s.blend(
      [
        [0, hour.lamp, strength],
        [1, hour.lamp, 0],
      ],
      [x, y, toX, (top + foot) / 2],
    );
    return poly(
      [
        [x, y - 3],
        [x, y + 3],
        [toX, foot],
        [toX, top],
      ],
      ink,
    );
  };
  s.add(beam(840, 246, 322), beam(1700, 318, 350), s.halo(x, y, 92, hour.lamp, { a: 0.85 }));
}

function hills({ s, hour }: Stage): void {
  const [far, near] = hour.headland;
  s.add(
    path(
      land(
        [
          [1180, 520],
          [1260, 498],
          [1350, 486],
          [1440, 452],
          [1540, 430],
          [1640, 424],
        ],
        HORIZON + 2,
      ),
      far,
    ),
    woods(1330, 1640, 470, 30, 5, far, { step: 30, rise: (x) => (1640 - x) * 0.1 - 26 }),
    path(
      land(
        [
          [1290, 522],
          [1400, 506],
          [1500, 484],
          [1640, 470],
        ],
        HORIZON + 2,
      ),
      near,
    ),
  );
}

export function lighthouse({ s, hour }: Stage): void {
  s.add(
    poly(
      [
        [1478, 452],
        [1504, 452],
        [1499, 330],
        [1483, 330],
      ],
      hour.ink(INK.paper),
    ),
    poly(
      [
        [1493, 452],
        [1504, 452],
        [1499, 330],
        [1492, 330],
      ],
      hour.ink('#D9B592'),
    ),
    poly(
      [
        [1480, 410],
        [1501.4, 410],
        [1499.8, 376],
        [1481.6, 376],
      ],
      hour.ink(INK.coral),
    ),
    rect(1477, 324, 28, 6, hour.ink(INK.navy)),
    rect(1484, 304, 14, 20, hour.lamp),
    path('M1479 305Q1491 284 1503 305Z', hour.ink(INK.navy)),
    rect(1440, 436, 34, 22, hour.ink('#F0CFA6')),
    poly(keepersRoof, hour.roof),
  );
}

/** The position and size of each gable, and which of the three lit inks it has. */
const gables = [
  [1232, 506, 9, 0],
  [1270, 502, 10, 1],
  [1312, 499, 11, 2],
  [1360, 494, 11, 1],
  [1402, 490, 12, 0],
  [1548, 470, 12, 0],
  [1586, 466, 11, 1],
] as const;

const roofOf = (x: number, y: number, q: number): readonly Point[] => [
  [x + 1.1 * q, y - 2.8 * q],
  [x + 2.6 * q, y - 2.8 * q],
  [x + 3.8 * q, y - 1.4 * q],
  [x + 2.3 * q, y - 1.4 * q],
];

const keepersRoof = [
  [1434, 438],
  [1457, 420],
  [1480, 438],
] as const;

/** The roofs of the village and of the keeper's house. */
export const roofs: readonly (readonly Point[])[] = [...gables.map(([x, y, q]) => roofOf(x, y, q)), keepersRoof];

/** The gables of the village with one pane each, beginning with the gable `from`. */
export function village({ s, hour }: Stage, from = 0): void {
  for (const [x, y, q, lit] of gables.slice(from))
    s.add(
      poly(
        [
          [x, y],
          [x + 2.2 * q, y],
          [x + 2.2 * q, y - 1.5 * q],
          [x + 1.1 * q, y - 2.6 * q],
          [x, y - 1.5 * q],
        ],
        hour.gable.lit[lit],
      ),
      poly(
        [
          [x + 2.2 * q, y],
          [x + 3.6 * q, y],
          [x + 3.6 * q, y - 1.5 * q],
          [x + 2.2 * q, y - 1.5 * q],
        ],
        hour.gable.shade,
      ),
      poly(roofOf(x, y, q), hour.roof),
      rect(x + 0.8 * q, y - 1.2 * q, 0.6 * q, 0.7 * q, hour.isDark ? hour.pane : hour.door),
      rect(x + 2.6 * q, y - 1.1 * q, 0.5 * q, 0.55 * q, hour.pane),
    );
}

export function headland(stage: Stage): void {
  if (stage.hour.isDark) beams(stage);
  hills(stage);
  lighthouse(stage);
  village(stage);
}
