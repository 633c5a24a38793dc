/**
 * The picture of the shell's 404 page: a rowing boat that has slipped its rope, with one oar gone and a gull on board.
 */

import { woods } from '../kit/foliage.ts';
import { land } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import { FOG, fog, morning } from './morning.ts';

const HORIZON = 470;
const SUN = 300;
const WOOD = { light: '#C98A5A', shaft: '#8A5A3A', blade: '#B07A4E' } as const;
const WATER = { near: '#3F7F89', middle: '#8FB6B3', glint: '#C4DAD1' } as const;

function water(s: Sheet): void {
  const shore = land(
    [
      [900, HORIZON],
      [1080, HORIZON - 22],
      [1280, HORIZON - 34],
      [1460, HORIZON - 52],
      [1640, HORIZON - 58],
    ],
    HORIZON + 3,
  );
  const sea = [
    [0, '#C9D9CE'],
    [0.3, WATER.middle],
    [1, WATER.near],
  ] as const;
  s.add(
    path(shore, FOG.far),
    woods(1100, 1640, HORIZON - 36, 26, 6, FOG.far, { step: 30, rise: (x) => (1640 - x) * 0.06 - 14 }),
    rect(0, HORIZON, 1600, 430, s.blend(sea, [0, HORIZON, 0, 900])),
    ripples(-20, 1620, HORIZON + 6, 880, 150, 4, WATER.glint, { size: 0.8 }),
    ripples(1400, 1400, HORIZON + 4, 700, 120, 8, '#FFF3D4', { size: 0.8, cone: [1400, 80, 150] }),
    fog(-80, 520, 620, 30),
    fog(820, 500, 900, 34),
  );
}

const reflection = (): string[] => [
  path('M770 700Q1000 760 1330 690Q1260 790 1040 792Q850 786 770 700Z', '#2D6470', 'opacity=".7"'),
  ripples(780, 1320, 722, 800, 26, 9, WATER.middle, { size: 0.9 }),
];

const hull = (): string[] => [
  path('M748 640C900 690 1180 690 1352 618C1330 690 1290 736 1240 742H860C800 736 764 690 748 640Z', INK.navy),
  path('M748 640C900 690 1180 690 1352 618L1346 640C1180 706 900 708 756 660Z', INK.paper),
  path('M772 690C900 730 1200 726 1322 672L1310 694C1200 742 900 744 784 708Z', INK.coral),
  path('M770 646C920 684 1170 682 1330 630C1180 640 920 650 770 646Z', INK.bark),
];

/** A seat, from its left end to its right. */
const bench = (left: number, from: number, to: number): string =>
  poly(
    [
      [left, from],
      [left + 102, to],
      [left + 102, to + 17],
      [left + 3, from + 17],
    ],
    WOOD.light,
  );

const oar = (): string[] => [
  line('M1046 668L1310 560', WOOD.shaft, 9),
  path('M1302 570L1372 520Q1392 520 1384 540L1322 580Z', WOOD.blade),
  circle(1066, 662, 9, INK.gold),
];

const rope = (): string => line('M756 648Q690 690 640 742Q600 780 560 772Q520 766 500 792', '#EAD6AC', 5);

const passenger = (): string[] => [
  '<g transform="translate(870 652)">',
  path('M-26 0C-22 -22 -4 -34 14 -30C24 -40 40 -36 44 -28L58 -24L44 -20C40 -6 20 2 -26 0Z', INK.paper),
  path('M-26 0C-10 -6 8 -8 22 -18C20 -6 4 2 -26 0Z', '#B9C4C4'),
  path('M-26 0L-44 -4L-20 -10Z', INK.slate),
  circle(38, -29, 2.2, INK.ink),
  '</g>',
];

export function boat(): string {
  const s = new Sheet({ seed: 301 });
  morning(s, HORIZON, SUN);
  water(s);
  s.add(
    reflection(),
    hull(),
    bench(906, 660, 664),
    bench(1111, 662, 650),
    oar(),
    rope(),
    passenger(),
    fog(1180, 800, 560, 26),
    fog(-60, 850, 480, 30),
    gull(980, 236, 1.2, FOG.gull, -8),
    gull(1060, 268, 0.8, FOG.gull, 8),
  );
  return s.svg();
}
