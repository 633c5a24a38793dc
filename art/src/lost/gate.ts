/**
 * The picture of a home's 404 page: an open gate, a path, steps, a letterbox; the house itself is a chalk outline in
 * the fog.
 */

import { grass, type TreeTones, tree, woods } from '../kit/foliage.ts';
import { land, range } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { FOG, fog, morning } from './morning.ts';

const LEAVES = { d: '#5F8272', m: '#87A588', l: '#B1C4A0' };
const BLADES = ['#5F8272', '#87A588', '#C3C77F'];
const SHADE = '#D5D3C0';
const HORIZON = 500;
const SUN = 170;

function garden(s: Sheet): void {
  const lawn = land([
    [-20, 540],
    [400, 528],
    [900, 520],
    [1640, 536],
  ]);
  const way =
    'M1000 560L1120 560C1130 640 1090 700 1030 760C980 820 960 860 950 910H640C720 820 880 720 960 640C990 606 1000 580 1000 560Z';
  const bushes = [
    [790, 556, 46],
    [880, 550, 38],
    [1180, 556, 42],
    [1268, 560, 50],
  ] as const;
  const bush: TreeTones = { ...LEAVES, trunkH: 0, dabs: 0.4 };
  s.add(
    path(lawn, '#A9B98A'),
    s.spray(lawn, '#6F8F66', [0, 900], [0, 560], { a: 0.9 }),
    path(way, '#EFE0BC'),
    s.spray(way, '#C9AE80', [1100, 700], [900, 720], { a: 0.6 }),
    line(
      'M820 540V330L1060 190L1300 330V540M900 284V220H950V254M1000 540V430H1120V540M870 470V400H940V470ZM1180 470V400H1250V470Z',
      '#FFFDF7',
      5,
      'stroke-dasharray="3 15"',
    ),
    step(1000, 552, 120, '#D8CDB9'),
    step(990, 566, 140, '#E7DFCD'),
    step(978, 582, 164, INK.paper),
    tree(1400, 590, 300, 300, 21, { ...LEAVES, trunk: '#6B5A4E' }),
    bushes.map(([x, y, size], index) => tree(x, y + 14, size * 1.5, size * 2.1, 40 + index, bush)),
  );
}

const step = (x: number, y: number, w: number, fill: string): string =>
  rect(x, y, w, 16, fill) + rect(x, y + 11, w, 5, '#A99E8C');

const picket = (x: number): string =>
  path(`M${x} 820V712L${x + 9} 698L${x + 18} 712V820Z`, INK.paper) + rect(x + 12, 712, 6, 108, SHADE);

const post = (x: number): string =>
  rect(x, 670, 34, 170, INK.paper) +
  rect(x + 22, 670, 12, 170, SHADE) +
  poly(
    [
      [x - 6, 670],
      [x + 17, 648],
      [x + 40, 670],
    ],
    INK.paper,
  );

/** A rail of the gate, which stands open. */
const bar = (left: number, right: number): string =>
  poly(
    [
      [1052, right],
      [960, left],
      [960, left + 12],
      [1052, right + 12],
    ],
    INK.paper,
  );

const slat = (index: number): string => {
  const x = 964 + index * 22;
  return poly(
    [
      [x, 786 + index * 5],
      [x, 676 + index * 8],
      [x + 8, 664 + index * 8],
      [x + 16, 682 + index * 8],
      [x + 16, 792 + index * 5],
    ],
    INK.paper,
  );
};

function fence(s: Sheet): void {
  const rails = (x: number, w: number) => rect(x, 716, w, 12, INK.paper) + rect(x, 776, w, 12, INK.paper);
  s.add(
    rails(-20, 600),
    range(18, (index) => picket(-10 + index * 32)),
    post(568),
    rails(1080, 540),
    range(16, (index) => picket(1098 + index * 32)),
    post(1052),
    bar(690, 720),
    bar(748, 780),
    range(4, slat),
  );
}

const letterbox = (): string[] => [
  rect(1196, 640, 14, 200, INK.bark),
  path('M1150 640V600Q1150 572 1180 572H1246Q1272 572 1272 600V640Z', INK.coral),
  path('M1150 640V600Q1150 572 1172 572Q1194 572 1194 600V640Z', '#8E3B2E'),
  rect(1224, 540, 5, 44, INK.navy),
  poly(
    [
      [1229, 540],
      [1254, 546],
      [1229, 558],
    ],
    INK.gold,
  ),
];

export function gate(): string {
  const s = new Sheet({ seed: 302 });
  morning(s, HORIZON, SUN);
  s.add(
    woods(-20, 1640, HORIZON + 6, 70, 11, FOG.far, { step: 64 }),
    woods(700, 1640, HORIZON + 22, 56, 14, FOG.mid, { step: 54 }),
    fog(-60, 500, 760, 40),
    fog(880, 506, 800, 40),
  );
  garden(s);
  fence(s);
  s.add(
    letterbox(),
    grass(80, 912, 110, 22, 5, BLADES, { bend: 0.4 }),
    grass(1540, 912, 120, 24, 9, BLADES, { bend: 0.4 }),
    gull(1180, 150, 1, FOG.gull, -8),
  );
  return s.svg();
}
