/** Streets: shop fronts, porches, stoops, an avenue of old trees. */

import { tree } from '../../kit/foliage.ts';
import { type Point, range, turn } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import {
  arch,
  GRASS,
  ground,
  type Leaf,
  lamp,
  leaf,
  people,
  type Scene,
  type Stage,
  shoreline,
  sky,
  trees,
  water,
} from '../stage.ts';

const EYE: Point = [360, 590];

/** A point moved towards the vanishing point: 0 at the frame, 1 at the end of the street. */
const toward = ([x, y]: Point, share: number): Point => [x + (EYE[0] - x) * share, y + (EYE[1] - y) * share];

const FRONTS = [
  ['#B5573D', '#F0D2A2'],
  ['#E3BE8B', '#FBF0D8'],
  ['#8F4A42', '#E9C79A'],
  ['#6C8790', '#F4E6C8'],
  ['#C9704C', '#F6DDB2'],
  ['#D9CBB0', '#FBF4E6'],
  ['#4F7A78', '#F0DDB6'],
  ['#D18D5B', '#FBEBCB'],
  ['#7F8F6A', '#F4E6C8'],
] as const;
const AWNINGS = [INK.coral, INK.paper, INK.teal, INK.gold, INK.navy] as const;

/** A front in a row that runs away from the viewer on one side: 1 left, −1 right. */
function front(stage: Stage, dir: 1 | -1, near: number, far: number, top: number, index: number): string {
  const { t, light, r } = stage;
  const [wall, trim] = turn(FRONTS, index + stage.seed);
  const edge = dir === 1 ? -20 : 740;
  const at = (share: number, y: number): Point => toward([edge, y], share);
  const quad = (a: number, b: number, y0: number, y1: number): Point[] => [at(a, y0), at(b, y0), at(b, y1), at(a, y1)];
  const pane = (k: number, y: number): string => {
    const a = near + (far - near) * (0.14 + k * 0.3);
    return poly(
      quad(a, a + (far - near) * 0.17, y, y + 74),
      r() < 0.3 ? (light.isLate ? light.lit : t('#F2C877')) : t('#2B4A5E'),
    );
  };
  const rows = Math.max(1, Math.floor((620 - top) / 118));
  const drop = at(near, 668)[1];
  return [
    poly(quad(near, far, top, 790), t(wall)),
    poly(quad(near, far, top - 12, top + 18), t(trim)),
    ...range(rows, (row) => range(3, (k) => pane(k, top + 46 + row * 112)).join('')),
    poly(quad(near + 0.008, far - 0.008, 646, 770), light.isLate ? light.lit : t('#24414F')),
    poly(quad(near + 0.008, far - 0.008, 730, 790), t(trim)),
    poly(
      [at(near, 622), at(far, 622), [at(far, 668)[0] + dir * 16, at(far, 668)[1]], [at(near, 668)[0] + dir * 30, drop]],
      t(turn(AWNINGS, index + stage.seed)),
    ),
  ].join('');
}

function row(stage: Stage, dir: 1 | -1, isLow: boolean): string {
  const edges = [0, 0.26, 0.44, 0.58, 0.69, 0.78, 0.85];
  return edges
    .slice(0, -1)
    .map(
      (near, i) =>
        [
          near,
          edges[i + 1] ?? near,
          isLow ? stage.r.between(330, 450) : stage.r.between(110, 300),
          i + (dir === 1 ? 0 : 4),
        ] as const,
    )
    .reverse()
    .map(([near, far, top, i]) => front(stage, dir, near, far, top, i))
    .join('');
}

const ENDS = {
  clock: ({ t }: Stage) =>
    rect(334, 430, 52, 162, t('#E7DFCD')) +
    rect(364, 430, 22, 162, t('#C6B99F')) +
    circle(358, 456, 11, t(INK.navy)) +
    poly(
      [
        [328, 432],
        [360, 316],
        [392, 432],
      ],
      t('#4D6478'),
    ) +
    poly(
      [
        [360, 432],
        [360, 316],
        [392, 432],
      ],
      t('#34495C'),
    ),
  hall: ({ t, light }: Stage) =>
    rect(300, 500, 120, 92, t('#A94A34')) +
    poly(
      [
        [292, 502],
        [360, 452],
        [428, 502],
      ],
      t('#6B3F44'),
    ) +
    rect(346, 430, 28, 44, t(INK.paper)) +
    path(arch(342, 592, 36, 62), light.lit),
  hill: ({ light }: Stage) => path('M250 594Q300 520 360 506T480 594Z', light.near),
  open: () => '',
} as const;

/** Brick fronts and awnings on both sides, and what stands at the end. */
export const mainStreet =
  ({ end, leaves = 'gold', isLow = false }: { end: keyof typeof ENDS; leaves?: Leaf; isLow?: boolean }): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 594);
    shoreline(stage, 596, 26);
    if (end === 'open') water(stage, 584, 604);
    s.add(ENDS[end](stage), row(stage, 1, isLow), row(stage, -1, isLow));
    s.add(
      poly(
        [
          [-20, 790],
          [316, 598],
          [404, 598],
          [740, 790],
          [740, 920],
          [-20, 920],
        ],
        t('#8B817C'),
      ),
      poly(
        [
          [-20, 786],
          [314, 598],
          [330, 598],
          [96, 920],
          [-20, 920],
        ],
        t('#DCC9A4'),
      ),
      poly(
        [
          [740, 786],
          [406, 598],
          [390, 598],
          [624, 920],
          [740, 920],
        ],
        t('#CDB893'),
      ),
      range(6, (i) =>
        poly(
          [
            [357 - i * 1.6, 616 + i * i * 10],
            [363 + i * 1.6, 616 + i * i * 10],
            [365 + i * 2.2, 630 + i * i * 11],
            [355 - i * 2.2, 630 + i * i * 11],
          ],
          t('#F0DFB8'),
        ),
      ),
    );
    for (const [x, y, h] of [
      [262, 640, 110],
      [464, 644, 116],
    ] as const)
      s.add(tree(x, y, h, h * 0.72, stage.seed + x, { ...leaf(stage, leaves), trunkH: 0.6 }));
    lamp(stage, 118, 812, 250);
    lamp(stage, 560, 720, 150);
    people(stage, [
      [196, 760, 104],
      [224, 766, 98],
      [500, 742, 96],
      [600, 830, 132],
    ]);
  };

const PAINT = [
  ['#6C8790', '#4C6772', '#FBF4E6', '#5D3F58'],
  ['#E3BE8B', '#B98E62', '#FBF4E6', '#6B3F44'],
  ['#C9857A', '#9A5F58', '#FBF0D8', '#4D4A60'],
  ['#93A98F', '#6C836E', '#FBF4E6', '#5A4336'],
  ['#D8CDB9', '#AFA38C', '#FFFFFF', '#3F5564'],
  ['#B9694A', '#8A4636', '#F6E2BE', '#4A3A44'],
] as const;

/** A gabled house with a porch, its front towards us; `w` wide at (x, y). */
function porchHouse(stage: Stage, x: number, y: number, w: number, index: number): string {
  const { t, light, r } = stage;
  const [wall, shade, trim, top] = turn(PAINT, index);
  const at = (dx: number, dy: number): Point => [x + w * dx, y - w * dy];
  const box = (dx: number, dy: number, dw: number, dh: number, fill: string): string => {
    const [left, foot] = at(dx, dy);
    return rect(left, foot, w * dw, w * dh, fill);
  };
  const pane = (dx: number, dy: number): string =>
    box(dx - 0.015, dy + 0.015, 0.13, 0.21, t(trim)) +
    box(dx, dy, 0.1, 0.18, r() < 0.5 && light.isLate ? light.lit : t('#2B4A5E'));
  return [
    box(0.06, 0.78, 0.88, 0.78, t(wall)),
    box(0.8, 0.78, 0.14, 0.78, t(shade)),
    poly([at(0, 0.76), at(0.5, 1.28), at(1, 0.76)], t(top)),
    poly([at(0.1, 0.78), at(0.5, 1.19), at(0.9, 0.78)], t(wall)),
    range(5, (i) => box(0.14 + i * 0.02, 0.84 + i * 0.05, 0.72 - i * 0.04 - i * 0.06, 0.012, t(shade))).join(''),
    path(arch(...at(0.43, 0.86), w * 0.14, w * 0.2), t(trim)),
    path(arch(...at(0.455, 0.87), w * 0.09, w * 0.16), light.isLate ? light.lit : t('#2B4A5E')),
    pane(0.2, 0.7),
    pane(0.45, 0.7),
    pane(0.7, 0.7),
    box(0.08, 0.4, 0.84, 0.34, t(shade)),
    box(0.42, 0.32, 0.16, 0.28, t('#8E3F3A')),
    box(0.18, 0.31, 0.14, 0.2, light.isLate ? light.lit : t('#24414F')),
    box(0.68, 0.31, 0.14, 0.2, light.isLate ? light.lit : t('#24414F')),
    poly([at(-0.02, 0.4), at(0.06, 0.48), at(0.94, 0.48), at(1.02, 0.4)], t(top)),
    box(-0.02, 0.4, 1.04, 0.03, t(trim)),
    [0.02, 0.24, 0.38, 0.6, 0.74, 0.95].map((dx) => box(dx, 0.38, 0.03, 0.36, t(trim))).join(''),
    box(0.02, 0.15, 0.36, 0.02, t(trim)),
    box(0.62, 0.15, 0.36, 0.02, t(trim)),
    range(
      9,
      (i) => box(0.04 + i * 0.038, 0.14, 0.012, 0.1, t(trim)) + box(0.63 + i * 0.038, 0.14, 0.012, 0.1, t(trim)),
    ).join(''),
    box(0, 0.04, 1, 0.06, t('#8A5A4A')),
    box(0.38, 0.03, 0.24, 0.09, t('#D9CBB0')),
  ].join('');
}

/** Painted porches, one behind the other, and a walk before them. */
export const porches =
  ({ leaves = 'green' }: { leaves?: Leaf } = {}): Scene =>
  (stage) => {
    const { s, t, seed } = stage;
    sky(stage, 620);
    shoreline(stage, 622, 60);
    s.add(
      trees(stage, leaves, [
        [60, 630, 250, 220],
        [690, 620, 230, 210],
      ]),
    );
    ground(
      stage,
      [
        [-20, 616],
        [740, 606],
      ],
      ...GRASS,
    );
    s.add(
      porchHouse(stage, 470, 622, 160, seed + 2),
      porchHouse(stage, 270, 652, 232, seed + 1),
      tree(268, 690, 300, 200, seed + 3, leaf(stage, leaves)),
      porchHouse(stage, -90, 726, 370, seed),
      poly(
        [
          [-20, 812],
          [740, 664],
          [740, 700],
          [-20, 884],
        ],
        t('#E6DAC0'),
      ),
      poly(
        [
          [-20, 890],
          [740, 706],
          [740, 920],
          [-20, 920],
        ],
        t('#8B817C'),
      ),
      range(11, (i) => rect(300 + i * 42, 742 - i * 8.4, 9, 46 - i * 2.6, t(INK.paper))),
      line('M296 756L728 670', t(INK.paper), 6),
    );
    lamp(stage, 610, 742, 250);
    people(stage, [
      [420, 790, 124],
      [462, 784, 116],
    ]);
  };

/** Brownstones and their stoops. */
export const stoops: Scene = (stage) => {
  const { s, t, light, seed } = stage;
  sky(stage, 300);
  const stones = ['#8A5546', '#A9705A', '#7A4A40', '#B98A6A'] as const;
  range(3, (i) => {
    const x = -50 + i * 280;
    const stone = t(turn(stones, i + seed));
    const trim = t('#D9B08C');
    s.add(
      rect(x, 150 - (i % 2) * 30, 280, 690, stone),
      rect(x + 262, 150 - (i % 2) * 30, 18, 690, t('#5A3832')),
      rect(x - 8, 136 - (i % 2) * 30, 296, 26, trim),
      range(10, (k) => rect(x + 8 + k * 28, 162 - (i % 2) * 30, 12, 16, trim)),
      range(3, (floor) =>
        range(3, (k) => {
          const [wx, wy] = [x + 24 + k * 84, 206 + floor * 146];
          const isDoor = floor === 2 && k === 0;
          return isDoor
            ? path(arch(wx - 8, wy + 160, 78, 200), trim) +
                path(arch(wx + 4, wy + 160, 54, 176), t(turn(['#1E4A5C', '#8E3F3A', '#2D5142'], i)))
            : rect(wx - 6, wy - 14, 66, 14, trim) +
                rect(wx, wy, 54, 104, (i + floor + k) % 3 === 0 && light.isLate ? light.lit : t('#23384A')) +
                rect(wx, wy + 50, 54, 5, t(INK.paper)) +
                rect(wx - 6, wy + 104, 66, 10, trim);
        }).join(''),
      ),
      range(8, (k) => rect(x + 6 - k * 3, 658 + k * 18, 96 + k * 6, 19, k % 2 ? trim : t('#B98C6E'))),
      line(`M${x + 104} 640L${x + 134} 786M${x + 4} 640L${x - 22} 786`, t('#1C2A38'), 6),
    );
  });
  s.add(
    rect(-20, 796, 760, 60, t('#D2C4A8')),
    range(7, (i) => line(`M${i * 120 - 10} 796L${i * 128 - 40} 856`, t('#B5A68A'), 2)),
    rect(-20, 850, 760, 70, t('#7D7470')),
    tree(610, 826, 520, 340, seed, leaf(stage, 'gold')),
  );
  lamp(stage, 236, 836, 300);
  people(stage, [
    [330, 836, 140],
    [388, 842, 132],
  ]);
};

/** A road under trees that meet overhead. */
export const avenue =
  ({ leaves = 'green', floor }: { leaves?: Leaf; floor?: readonly [string, string] } = {}): Scene =>
  (stage) => {
    const { s, t, seed } = stage;
    sky(stage, 600);
    shoreline(stage, 602, 44);
    ground(
      stage,
      [
        [-20, 640],
        [360, 596],
        [740, 640],
      ],
      ...(floor ?? GRASS),
    );
    s.add(
      poly(
        [
          [336, 600],
          [384, 600],
          [600, 920],
          [40, 920],
        ],
        t('#A79C92'),
      ),
      poly(
        [
          [328, 600],
          [336, 600],
          [40, 920],
          [-90, 920],
        ],
        t('#E6DAC0'),
      ),
      range(5, (i) =>
        poly(
          [
            [358 - i * 2, 620 + i * i * 13],
            [363 + i * 2, 620 + i * i * 13],
            [365 + i * 3, 636 + i * i * 14],
            [356 - i * 3, 636 + i * i * 14],
          ],
          t('#F0DFB8'),
        ),
      ),
    );
    const depths = [
      [0.84, 0],
      [0.66, 1],
      [0.44, 2],
      [0.16, 3],
    ] as const;
    for (const [share, i] of depths) {
      const k = 1 - share;
      for (const side of [-1, 1] as const) {
        const x = 360 + side * (330 * k + 34);
        const y = 604 + 190 * k;
        s.add(
          tree(x, y, 640 * k + 70, 500 * k + 60, seed + i * 5 + side, {
            ...leaf(stage, leaves),
            trunkH: 0.52,
            light: -side,
          }),
        );
      }
    }
    people(stage, [
      [250, 730, 84],
      [276, 734, 80],
      [470, 800, 120],
    ]);
  };
