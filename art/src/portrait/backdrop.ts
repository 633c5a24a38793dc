/** Behind the agent: the hero's evening, its headland, and the sea wall. */

import { grass, woods } from '../kit/foliage.ts';
import { curve, land, type Point, range } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { ripples, sloop } from '../kit/water.ts';
import { SIZE } from './tones.ts';

const { w, h } = SIZE;
const HORIZON = 820;
const SUN = [236, 668] as const;
const BLADES = ['#1F3B44', '#33585A', '#6C7F5A', '#D9A866'] as const;
const JOINT = '#A8745C';

function sky(s: Sheet): void {
  const evening = [
    [0, '#F3E7CC'],
    [0.45, '#F8DFB0'],
    [0.84, '#F4B27A'],
    [1, '#F0A071'],
  ] as const;
  s.add(
    rect(0, 0, w, HORIZON + 4, s.blend(evening, [0, 0, 0, HORIZON])),
    s.halo(...SUN, 330, '#FBE7BC', { a: 0.75, inner: 0.3 }),
    circle(...SUN, 108, '#FFF3D4'),
    bars(
      [
        [-60, 300, 420, 30],
        [800, 220, 460, 32],
        [60, 470, 250, 16],
        [900, 430, 340, 20],
      ],
      '#FDF1D6',
    ),
    bars(
      [
        [820, 520, 300, 14],
        [40, 560, 330, 14],
      ],
      '#EE9A70',
    ),
    gull(930, 300, 1.4, '#8A5263', -8),
    gull(1016, 342, 0.9, '#8A5263', 6),
  );
}

function hills(s: Sheet): void {
  const far: readonly Point[] = [
    [820, HORIZON],
    [920, HORIZON - 38],
    [1010, HORIZON - 62],
    [1100, HORIZON - 92],
    [1240, HORIZON - 104],
  ];
  const near: readonly Point[] = [
    [900, HORIZON],
    [1010, HORIZON - 24],
    [1120, HORIZON - 46],
    [1240, HORIZON - 54],
  ];
  s.add(
    path(land(far, HORIZON + 4), '#B4726B'),
    woods(980, 1240, HORIZON - 66, 30, 5, '#B4726B', { step: 34, rise: (x) => (1240 - x) * 0.14 - 30 }),
    path(land(near, HORIZON + 4), '#8A5263'),
  );
}

/** The tower's taper, between two heights above the horizon. */
const tower = (foot: number, top: number, inset: number, fill: string): string =>
  path(
    `M${1070 + inset} ${HORIZON - foot}H1106L${1106 - (top - 84) * 0.038} ${HORIZON - top}H${1070 + inset * 0.8 + (top - 84) * 0.038}Z`,
    fill,
  );

function lighthouse(s: Sheet): void {
  s.add(
    tower(84, 268, 0, INK.paper),
    tower(84, 268, 20, '#D9B592'),
    path(`M1072 ${HORIZON - 140}H1104L1102 ${HORIZON - 188}H1074Z`, INK.coral),
    rect(1068, HORIZON - 276, 40, 8, INK.navy),
    rect(1077, HORIZON - 304, 22, 28, '#FFE7AE'),
    path(`M1070 ${HORIZON - 302}Q1088 ${HORIZON - 334} 1106 ${HORIZON - 302}Z`, INK.navy),
  );
}

/** Gables on the hill, one pane each; `q` is their scale. */
function gables(s: Sheet): void {
  for (const [x, above, q, wall] of [
    [930, 20, 13, '#F4D3A4'],
    [996, 32, 14, '#EBC49A'],
    [1140, 56, 16, '#F8DDB2'],
  ] as const) {
    const at = (dx: number, dy: number): Point => [x + dx * q, HORIZON - above + dy * q];
    s.add(
      poly([at(0, 0), at(2.2, 0), at(2.2, -1.5), at(1.1, -2.6), at(0, -1.5)], wall),
      poly([at(2.2, 0), at(3.6, 0), at(3.6, -1.5), at(2.2, -1.5)], '#9A6070'),
      poly([at(1.1, -2.8), at(2.6, -2.8), at(3.8, -1.4), at(2.3, -1.4)], '#6B3F52'),
      rect(...at(0.8, -1.2), 0.6 * q, 0.7 * q, '#FFDD9A'),
    );
  }
}

interface Swell {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  readonly phase: number;
  readonly fill: string;
  readonly lip: string;
  readonly shade?: string;
}

const swells: readonly Swell[] = [
  { y: 900, height: 8, length: 170, phase: 0.4, fill: '#4F8F96', lip: '#F9D9A6' },
  { y: 966, height: 12, length: 220, phase: 1.9, fill: '#2F7480', lip: '#FBE3BC', shade: '#225F6E' },
  { y: 1050, height: 16, length: 270, phase: 3.4, fill: '#256878', lip: '#FDF1D6', shade: '#1B5265' },
];

function swell(s: Sheet, { y, height, length, phase, fill, lip, shade }: Swell): void {
  const crest = range(41, (_i, q): Point => {
    const x = -40 + q * 1280;
    return [x, y + height * Math.sin(x / length + phase) + height * 0.45 * Math.sin((x / length) * 2.3 + phase * 1.7)];
  });
  const cap = (x: number): number => Math.max(0, Math.sin(x / (length * 0.72) + phase * 2.3)) ** 1.6;
  const foot = [...crest].reverse().map(([x, top]): Point => [x, top + 2 + height * 1.25 * cap(x)]);
  const d = land(crest, h + 30);
  s.add(
    path(d, fill),
    shade ? s.spray(d, shade, [0, y + 130], [0, y], { a: 0.9 }) : '',
    path(`${curve(crest)}${curve(foot).replace('M', 'L')}Z`, lip),
  );
}

function sea(s: Sheet): void {
  const cloth = { hull: INK.navy, main: '#FDF1D6', shade: '#E3B08A' } as const;
  s.add(
    rect(0, HORIZON, w, 700, '#C98A78'),
    rect(0, HORIZON + 9, w, 700, '#8F8A8C'),
    rect(0, HORIZON + 26, w, 700, '#5F8F96'),
    ripples(-20, 1220, HORIZON + 8, HORIZON + 90, 90, 5, '#F0B184', { size: 0.6 }),
    ripples(SUN[0], SUN[0], HORIZON + 4, HORIZON + 190, 130, 8, '#FFEFC4', { size: 0.8, cone: [SUN[0], 90, 190] }),
    sloop(392, HORIZON + 22, 112, { ...cloth, jib: INK.coral, lean: 3 }),
    sloop(112, HORIZON + 12, 46, { ...cloth, jib: '#FDF1D6', flip: -1 }),
  );
  for (const one of swells) swell(s, one);
}

/** Cap stones, two courses below them, and marram at the foot. */
function wall(s: Sheet): void {
  const d = `M-20 1180L${w + 20} 1148V${h + 20}H-20Z`;
  const courses = [
    [1310, 0],
    [1410, 70],
  ] as const;
  s.add(
    path(d, '#D9A77F'),
    path(`M-20 1180L${w + 20} 1148V1192L-20 1226Z`, '#F4D9AE'),
    s.spray(d, '#9A5F57', [0, h], [0, 1230], { a: 0.9 }),
    ...range(9, (i) => line(`M${-10 + i * 152 + (i % 2) * 18} ${1180 - (i * 152) / 40}l-5 44`, '#B98560', 3)),
    ...courses.flatMap(([y, offset]) => [
      line(`M-10 ${y}L${w + 10} ${y - 26}`, JOINT, 3),
      ...range(7, (i) => line(`M${offset + i * 200} ${y - 4 - i * 4}l-3 -88`, JOINT, 2.4)),
    ]),
    grass(92, h + 8, 250, 46, 13, [...BLADES], { bend: 0.5 }),
    grass(1120, h + 8, 230, 40, 15, [...BLADES], { bend: 0.45 }),
  );
}

export function backdrop(s: Sheet): void {
  sky(s);
  hills(s);
  lighthouse(s);
  gables(s);
  sea(s);
  wall(s);
}
