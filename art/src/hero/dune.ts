/** The near dune on the left: a slat fence, and marram that bends in the wind. */

import { grass } from '../kit/foliage.ts';
import { curve, land, n1, type Point, range } from '../kit/geometry.ts';
import { line, path, poly, rect } from '../kit/shapes.ts';
import type { Stage } from './stage.ts';

type Tuft = readonly [x: number, y: number, height: number, blades: number, seed: number];
export type Slat = readonly [x: number, y: number, height: number, tilt: number];
type Inks = readonly [string, string, ...string[]];

const farTufts: readonly Tuft[] = [
  [50, 660, 62, 22, 3],
  [170, 664, 58, 20, 5],
  [300, 682, 56, 18, 8],
  [410, 712, 54, 14, 9],
];
const nearTufts: readonly Tuft[] = [
  [40, 912, 220, 40, 13],
  [190, 912, 170, 32, 15],
  [340, 915, 150, 26, 18],
  [480, 918, 110, 20, 21],
];

export const slats = range(
  24,
  (i, q): Slat => [30 + q * 580, 738 + q * q * 96 + Math.sin(q * 5) * 8, 88 - q * 16, ((i * 13) % 9) - 4],
);

/** Long shadows over the sand, towards the land. */
const shadows = (ink: string): string =>
  slats
    .map(([x, y]) =>
      poly(
        [
          [x, y + 6],
          [x + 8, y + 6],
          [x - 74, y + 44],
          [x - 86, y + 44],
        ],
        ink,
        'opacity=".5"',
      ),
    )
    .join('');

function fence({ s, hour }: Stage): void {
  const rail = (share: number): string =>
    line(curve(slats.map(([x, y, h]) => [x, y - h * share] as const)), hour.ink('#6B4540'), 2.4);
  const slat = ([x, y, h, tilt]: Slat, i: number): string => {
    const top = y - h + ((i * 11) % 9);
    const wood = rect(x, top, 8.5, h + 10, hour.ink(i % 3 ? '#8A5A4A' : '#70463F'));
    const lit = rect(x + 5.6, top, 2.9, h + 10, hour.ink('#D9966A'));
    return `<g transform="rotate(${tilt} ${n1(x)} ${n1(y)})">${wood}${lit}</g>`;
  };
  s.add(rail(0.72), rail(0.3), ...slats.map(slat));
}

/** The season's look of the dune: the inks of its marram, how far the wind bends it, and what lies on its fence. */
export interface Coat {
  readonly far: Inks;
  readonly near: Inks;
  readonly sways: readonly number[];
  readonly onFence: (stage: Stage) => void;
}

const SWAY = 0.12;

const green = (t: number): Coat => ({
  far: ['#3F5C56', '#6C7F5A', '#B59A5E'],
  near: ['#1F3B44', '#33585A', '#6C7F5A', '#D9A866'],
  sways: [Math.sin(t * Math.PI * 2) * SWAY],
  onFence: () => undefined,
});

/** The extreme positions of the marram in the loop. Still marram must hide all of them. */
export const everySway = [-SWAY, SWAY, 0];

function tufts({ s, hour }: Stage, list: readonly Tuft[], inks: Inks, bends: readonly number[]): void {
  const [first, second, ...more] = inks;
  const tinted = [hour.ink(first), hour.ink(second), ...more.map(hour.ink)] as const;
  for (const [x, y, h, n, seed] of list) for (const bend of bends) s.add(grass(x, y, h, n, seed, tinted, { bend }));
}

/** The ridges of the far and the near dune. */
export const backs = {
  far: [
    [-20, 640],
    [120, 640],
    [260, 656],
    [380, 684],
    [480, 722],
    [590, 776],
    [700, 832],
    [800, 905],
  ],
  near: [
    [-20, 770],
    [140, 762],
    [320, 796],
    [480, 850],
    [600, 915],
  ],
} as const satisfies Record<string, readonly Point[]>;

export function dune(stage: Stage, coat: Coat = green(stage.t)): void {
  const { s, hour } = stage;
  const [far, farShade, near, nearShade] = hour.dune;
  const d1 = land(backs.far);
  // With backlight, the side towards the land is in shade, else the foot.
  s.add(
    path(d1, far),
    hour.isBacklit
      ? s.spray(d1, farShade, [-60, 700], [520, 640])
      : s.spray(d1, farShade, [60, 905], [420, 660], { a: 0.9 }),
  );
  tufts(
    stage,
    farTufts,
    coat.far,
    coat.sways.map((sway) => 0.55 + sway),
  );
  if (hour.isBacklit) s.add(s.inside(d1, shadows(farShade)));
  fence(stage);
  coat.onFence(stage);
  const d2 = land(backs.near);
  s.add(path(d2, near), s.spray(d2, nearShade, [0, 905], [200, 770], { a: 0.9 }));
  tufts(
    stage,
    nearTufts,
    coat.near,
    coat.sways.map((sway) => 0.5 + sway),
  );
}
