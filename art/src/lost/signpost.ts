/** The picture of a town's 404 page: a signpost on the dune. Its arms have no words. */

import { grass } from '../kit/foliage.ts';
import { land } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import { FOG, fog, morning } from './morning.ts';

const HORIZON = 490;
const SUN = 300;
const SAND = { far: '#EAD6AC', near: '#F0DFB8', shade: '#C29B72' } as const;
const FAR_BLADES = ['#4F7370', '#87A588', '#C3B77F'];
const NEAR_BLADES = ['#33585A', '#4F7370', '#87A588', '#D9B878'];

type Tuft = readonly [x: number, y: number, h: number, n: number, seed: number];

const farTufts: readonly Tuft[] = [
  [1240, 606, 70, 20, 3],
  [1360, 608, 60, 16, 6],
  [1500, 596, 78, 22, 8],
  [900, 622, 50, 14, 4],
];

const nearTufts: readonly Tuft[] = [
  [940, 730, 96, 26, 13],
  [1070, 736, 84, 22, 15],
  [120, 910, 190, 34, 18],
  [300, 914, 150, 26, 21],
  [1520, 914, 170, 30, 25],
];

const tufts = (list: readonly Tuft[], blades: readonly string[], bend: number): string[] =>
  list.map(([x, y, h, n, seed]) => grass(x, y, h, n, seed, blades, { bend }));

function water(s: Sheet): void {
  const sea = [
    [0, '#C9D9CE'],
    [0.4, '#8FB6B3'],
    [1, '#5D979C'],
  ] as const;
  const shore = land(
    [
      [1100, HORIZON],
      [1260, HORIZON - 20],
      [1440, HORIZON - 30],
      [1640, HORIZON - 46],
    ],
    HORIZON + 3,
  );
  s.add(
    rect(0, HORIZON, 1600, 430, s.blend(sea, [0, HORIZON, 0, 760])),
    ripples(-20, 1620, HORIZON + 6, 660, 110, 4, '#C4DAD1', { size: 0.7 }),
    ripples(1400, 1400, HORIZON + 4, 620, 90, 8, '#FFF3D4', { size: 0.7, cone: [1400, 76, 130] }),
    path(shore, FOG.far),
    fog(-80, 520, 700, 30),
    fog(900, 514, 800, 34),
  );
}

function dunes(s: Sheet): void {
  const back = land([
    [-20, 700],
    [240, 676],
    [520, 664],
    [820, 620],
    [1080, 590],
    [1340, 604],
    [1640, 580],
  ]);
  const front = land([
    [-20, 850],
    [200, 812],
    [480, 796],
    [760, 742],
    [1000, 708],
    [1240, 740],
    [1440, 812],
    [1640, 860],
  ]);
  s.add(
    path(back, SAND.far),
    s.spray(back, SAND.shade, [300, 900], [900, 610], { a: 0.8 }),
    tufts(farTufts, FAR_BLADES, 0.6),
    path(front, SAND.near),
    s.spray(front, SAND.shade, [400, 920], [980, 700], { a: 0.9 }),
    path('M1010 716Q1180 722 1330 778Q1180 748 1004 728Z', SAND.shade, 'opacity=".55"'),
  );
}

type Arm = { length: number; fill: string; shade: string; tilt: number; isLeft?: boolean };

/** An arm, `y` pixels from the top. `tilt`: in degrees. */
const arm = (y: number, { length, fill, shade, tilt, isLeft = false }: Arm): string[] => [
  `<g transform="translate(1000 ${y}) rotate(${tilt}) scale(${isLeft ? -1 : 1} 1)">`,
  path(`M-26 -27H${length}L${length + 36} 0L${length} 27H-26Z`, fill),
  path(`M-26 13H${length + 16}L${length} 27H-26Z`, shade),
  circle(0, -10, 4, INK.ink),
  circle(0, 12, 4, INK.ink),
  '</g>',
];

const post = (): string[] => [
  rect(988, 250, 26, 480, '#6B5246'),
  rect(1004, 250, 10, 480, '#4A3A38'),
  poly(
    [
      [982, 250],
      [1001, 226],
      [1020, 250],
    ],
    INK.navy,
  ),
  ...arm(318, { length: 236, fill: INK.paper, shade: '#D5C9B0', tilt: -3 }),
  ...arm(398, { length: 190, fill: INK.navy, shade: '#0B1F33', tilt: 2, isLeft: true }),
  ...arm(478, { length: 214, fill: INK.glass, shade: '#6C9E98', tilt: 4 }),
  ...arm(556, { length: 160, fill: INK.coral, shade: INK.brick, tilt: -3, isLeft: true }),
];

const guest = (): string[] => [
  '<g transform="translate(1120 284)">',
  path('M-30 0C-26 -26 -4 -40 18 -36C30 -48 50 -42 54 -32L70 -28L54 -22C50 -6 26 4 -30 0Z', INK.paper),
  path('M-30 0C-10 -8 10 -10 28 -22C24 -8 6 4 -30 0Z', '#B9C4C4'),
  path('M-30 0L-54 -6L-24 -12Z', INK.slate),
  circle(46, -33, 2.6, INK.ink),
  line('M6 0V12M16 0V12', INK.gold, 3),
  '</g>',
];

export function signpost(): string {
  const s = new Sheet({ seed: 303 });
  morning(s, HORIZON, SUN);
  water(s);
  dunes(s);
  s.add(post(), guest(), tufts(nearTufts, NEAR_BLADES, 0.55), gull(840, 330, 1, FOG.gull, -8));
  return s.svg();
}
