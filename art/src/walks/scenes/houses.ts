/** Single buildings that a walk stops at: halls, old houses, pavilions, barns. */

import { over } from '../../kit/colour.ts';
import { type Point, range } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import {
  arch,
  flag,
  GRASS,
  ground,
  type Leaf,
  lamp,
  people,
  railing,
  SAND,
  type Scene,
  type Stage,
  shoreline,
  sky,
  trees,
} from '../stage.ts';

interface HallInks {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly tower: 'square' | 'belfry';
  readonly leaves: Leaf;
}

/** A window of a hall: tall, square-headed, in panes. */
const tallWindow = ({ t, light }: Stage, x: number, y: number): string =>
  rect(x - 6, y - 6, 56, 112, t(INK.paper)) +
  rect(x, y, 44, 100, light.isLate ? light.lit : t('#2B4A5E')) +
  rect(x + 20, y, 4, 100, t(INK.paper)) +
  [32, 64].map((down) => rect(x, y + down, 44, 4, t(INK.paper))).join('') +
  rect(x - 10, y + 104, 64, 9, t(INK.paper));

function tower(stage: Stage, { wall, shade, roof, tower }: HallInks): string[] {
  const { t } = stage;
  const shaft = [
    rect(150, 300, 150, 340, t(wall)),
    rect(256, 300, 44, 340, t(shade)),
    rect(184, 510, 84, 130, t(INK.paper)),
    rect(192, 518, 32, 122, t('#1E4A5C')),
    rect(228, 518, 32, 122, t('#1E4A5C')),
    rect(176, 498, 100, 14, t(INK.paper)),
    circle(226, 404, 36, t(INK.paper)),
    circle(226, 404, 30, t('#F6E7CB')),
    line('M226 404V382M226 404H242', t(INK.navy), 5),
  ];
  if (tower === 'square')
    return [
      ...shaft,
      ...range(4, (i) => rect(146 + i * 44, 276, 26, 26, t(i === 3 ? shade : wall))),
      rect(142, 298, 166, 12, t(shade)),
      flag(stage, 226, 278, 120),
    ];
  return [
    ...shaft,
    rect(140, 288, 170, 16, t(INK.paper)),
    rect(172, 196, 108, 94, t(INK.paper)),
    rect(250, 196, 30, 94, t('#D8CDB9')),
    path(arch(206, 290, 40, 70), t('#4D6478')),
    rect(162, 186, 128, 12, t(INK.paper)),
    path('M168 188Q170 128 226 118Q282 128 284 188Z', t(roof)),
    flag(stage, 226, 120, 80),
  ];
}

/** An old hall with a tower, behind its fence. */
export const towerHall =
  (inks: HallInks): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 560);
    shoreline(stage, 584, 90);
    ground(
      stage,
      [
        [-20, 600],
        [740, 590],
      ],
      ...GRASS,
    );
    s.add(
      trees(stage, inks.leaves, [[650, 620, 330, 250]]),
      poly(
        [
          [296, 430],
          [420, 300],
          [640, 316],
          [700, 446],
          [700, 626],
          [296, 640],
        ],
        t(inks.wall),
      ),
      poly(
        [
          [280, 438],
          [372, 276],
          [636, 296],
          [716, 452],
          [716, 466],
          [280, 452],
        ],
        t(inks.roof),
      ),
      range(7, (i) => line(`M${300 + i * 58} 440L${384 + i * 38} ${282 + i * 2}`, t('#2C3E50'), 1.6)),
      range(4, (i) => tallWindow(stage, 330 + i * 92, 486)),
      tower(stage, inks),
      poly(
        [
          [186, 640],
          [268, 640],
          [420, 920],
          [120, 920],
        ],
        t('#E6DAC0'),
      ),
      railing(stage, [-20, 748, 70], [176, 720, 58], 9, INK.paper),
      railing(stage, [330, 720, 58], [740, 744, 70], 14, INK.paper),
      trees(stage, inks.leaves, [[40, 700, 420, 300]]),
    );
    people(stage, [
      [252, 760, 112],
      [294, 768, 104],
    ]);
  };

export interface HouseInks {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly door: string;
  readonly shape: 'gable' | 'gambrel' | 'hip' | 'columns';
  readonly leaves: Leaf;
  /** Two rows of windows, or one. */
  readonly floors?: 1 | 2;
}

const ROOFS: Readonly<Record<HouseInks['shape'], readonly Point[]>> = {
  gable: [
    [90, 400],
    [130, 268],
    [590, 268],
    [630, 400],
  ],
  gambrel: [
    [86, 400],
    [120, 300],
    [170, 250],
    [550, 250],
    [600, 300],
    [634, 400],
  ],
  hip: [
    [80, 400],
    [230, 270],
    [490, 270],
    [640, 400],
  ],
  columns: [
    [90, 380],
    [150, 300],
    [570, 300],
    [630, 380],
  ],
};

function facade(stage: Stage, { wall, shade, roof, door, shape, floors = 2 }: HouseInks): string[] {
  const { t, light, r } = stage;
  const pane = (x: number, y: number): string =>
    rect(x - 6, y - 6, 54, 82, t(INK.paper)) +
    rect(x, y, 42, 70, r() < 0.4 && light.isLate ? light.lit : t('#2B4A5E')) +
    rect(x + 19, y, 4, 70, t(INK.paper)) +
    rect(x, y + 33, 42, 4, t(INK.paper)) +
    rect(x - 24, y - 4, 16, 78, t(door)) +
    rect(x + 50, y - 4, 16, 78, t(door));
  const rows = floors === 2 ? [428, 540] : [520];
  const top = floors === 2 ? 396 : 470;
  const lift = top - 396;
  const across = [142, 234, 446, 538] as const;
  return [
    [168, 520]
      .map((x) => rect(x, 210 + lift, 40, 110, t('#A9614A')) + rect(x - 5, 204 + lift, 50, 14, t('#8A4636')))
      .join(''),
    rect(104, top, 512, 640 - top, t(wall)),
    rect(566, top, 50, 640 - top, t(shade)),
    range(floors === 2 ? 14 : 9, (i) =>
      line(`M${110 + ((i * 67) % 60)} ${top + 16 + i * 17}h${300 + ((i * 91) % 180)}`, t(shade), 1.4),
    ).join(''),
    ...rows.map((y) => across.map((x) => pane(x, y)).join('')),
    floors === 2 ? pane(340, 428) : '',
    poly(
      ROOFS[shape].map(([x, y]) => [x, y + lift]),
      t(roof),
    ),
    rect(86, top - 2, 548, 12, t(INK.paper)),
    shape === 'gambrel'
      ? [200, 340, 480]
          .map(
            (x) =>
              rect(x, 306 + lift, 50, 60, t(wall)) +
              rect(x + 8, 316 + lift, 34, 44, t('#2B4A5E')) +
              poly(
                [
                  [x - 8, 308 + lift],
                  [x + 25, 280 + lift],
                  [x + 58, 308 + lift],
                ],
                t(roof),
              ),
          )
          .join('')
      : '',
    rect(326, 528, 70, 112, t(INK.paper)),
    rect(334, 536, 54, 104, t(door)),
    rect(334, 536, 54, 16, light.lit),
    shape === 'columns'
      ? poly(
          [
            [270, 420],
            [361, 350],
            [452, 420],
          ],
          t(INK.paper),
        ) +
        rect(262, 416, 198, 18, t('#E7DFCD')) +
        [276, 326, 384, 434]
          .map((x) => rect(x, 434, 14, 206, t(INK.paper)) + rect(x + 9, 434, 5, 206, t('#C6B99F')))
          .join('')
      : poly(
          [
            [306, 528],
            [361, 490],
            [416, 528],
          ],
          t(INK.paper),
        ) + rect(306, 526, 110, 8, t(shade)),
    rect(312, 640, 98, 12, t('#D9CBB0')),
    rect(300, 650, 122, 12, t('#C6B99F')),
  ];
}

/** An old house seen from its walk. */
export const house =
  (inks: HouseInks): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 560);
    shoreline(stage, 600, 110);
    ground(
      stage,
      [
        [-20, 630],
        [740, 624],
      ],
      ...GRASS,
    );
    s.add(
      trees(stage, inks.leaves, [[690, 650, 420, 320]]),
      facade(stage, inks),
      poly(
        [
          [318, 660],
          [404, 660],
          [500, 920],
          [200, 920],
        ],
        t('#E2C9A6'),
      ),
      range(6, (i) => line(`M${312 - i * 16} ${684 + i * 40}H${410 + i * 14}`, t('#C4A584'), 2.4)),
      trees(stage, inks.leaves, [[30, 760, 560, 330]]),
      range(10, (i) =>
        circle(
          470 + ((i * 53) % 240),
          712 + ((i * 37) % 60),
          8,
          t([INK.coral, INK.paper, INK.gold][i % 3] ?? INK.paper),
        ),
      ),
      range(9, (i) => rect(430 + i * 36, 750 + i * 2, 10, 64, t(INK.paper))),
      line('M424 770L740 790M424 796L740 818', t(INK.paper), 6),
    );
    people(stage, [
      [330, 800, 128],
      [380, 808, 118],
    ]);
  };

/** The sea's great hall between two towers, or an old casino's open arch. */
export const hall =
  ({ wall, shade, roof, kind }: { wall: string; shade: string; roof: string; kind: 'towers' | 'arch' }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 600);
    shoreline(stage, 604, 20);
    const bay = (x: number): string =>
      path(arch(x, 640, 52, 130), t(INK.cream)) + path(arch(x + 7, 640, 38, 116), light.lit);
    const block = (x: number): string =>
      rect(x, 230, 150, 412, t(wall)) +
      rect(x + 104, 230, 46, 412, t(shade)) +
      rect(x - 12, 214, 174, 24, t(INK.cream)) +
      poly(
        [
          [x - 6, 216],
          [x + 75, 140],
          [x + 156, 216],
        ],
        t(roof),
      ) +
      path(arch(x + 46, 450, 58, 150), t(INK.cream)) +
      path(arch(x + 54, 450, 42, 136), light.lit) +
      range(4, (i) => rect(x + 20 + i * 30, 252, 14, 18, t(INK.gold))).join('');
    s.add(
      path(kind === 'towers' ? 'M130 470Q360 190 590 470V640H130Z' : 'M40 520Q360 60 680 520V640H40Z', t(wall)),
      path(
        kind === 'towers' ? 'M180 470Q360 250 540 470V560H180Z' : 'M120 530Q360 170 600 530V560H120Z',
        kind === 'towers' ? light.lit : t('#3F6F78'),
      ),
      range(9, (i) =>
        line(
          `M${184 + i * 44} 560V${470 - Math.sin(((i + 0.6) / 9.6) * Math.PI) * (kind === 'towers' ? 150 : 230)}`,
          t(kind === 'towers' ? shade : '#BFD8CC'),
          6,
        ),
      ),
      line(kind === 'towers' ? 'M150 452Q360 200 570 452' : 'M52 508Q360 76 668 508', t(roof), 22),
      rect(100, 556, 520, 16, t(INK.cream)),
      range(6, (i) => bay(140 + i * 76)),
      kind === 'towers'
        ? block(-30) + block(600)
        : [20, 620].map((x) => rect(x, 500, 80, 140, t(shade)) + rect(x - 6, 490, 92, 16, t(INK.cream))).join(''),
      flag(stage, 360, kind === 'towers' ? 300 : 280, 110),
      kind === 'towers' ? flag(stage, 46, 140, 90, INK.gold) + flag(stage, 674, 140, 90, INK.gold) : '',
    );
    s.add(
      poly(
        [
          [-20, 640],
          [740, 640],
          [740, 920],
          [-20, 920],
        ],
        t('#C98F62'),
      ),
      s.spray('M-20 640H740V920H-20Z', t('#9A6044'), [0, 920], [0, 660], { a: 0.8 }),
      range(15, (i) => line(`M${360 + (i - 7) * 50} 640L${360 + (i - 7) * 130} 920`, t('#9A6044'), 2.2)),
    );
    for (const [x, y, h] of [
      [110, 760, 330],
      [610, 760, 330],
    ] as const)
      lamp(stage, x, y, h);
    people(stage, [
      [210, 730, 104],
      [248, 736, 98],
      [450, 726, 100],
      [380, 800, 136],
      [540, 822, 142],
    ]);
  };

/** A long pavilion on the sand: an arcade and one gable, or a lookout. */
export const pavilion =
  ({ wall, roof, hasLookout = false }: { wall: string; roof: string; hasLookout?: boolean }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 560);
    s.add(rect(-20, 540, 760, 60, light.water[1]));
    ground(
      stage,
      [
        [-20, 600],
        [300, 586],
        [740, 600],
      ],
      ...SAND,
    );
    s.add(
      rect(20, 440, 680, 180, t(wall)),
      range(9, (i) => path(arch(36 + i * 74, 614, 54, 124), i === 4 ? t(roof) : light.lit)),
      rect(0, 606, 720, 22, t('#8A5A4A')),
      poly(
        [
          [-20, 446],
          [60, 350],
          [660, 350],
          [740, 446],
        ],
        t(roof),
      ),
      range(15, (i) => line(`M${70 + i * 42} 354L${i * 52 - 6} 444`, t('#7A3A30'), 1.6)),
      rect(-20, 440, 760, 12, t(INK.paper)),
      hasLookout
        ? rect(296, 190, 128, 170, t(INK.paper)) +
            range(3, (i) => rect(308 + i * 38, 214, 28, 56, light.lit)).join('') +
            rect(280, 180, 160, 14, t(roof)) +
            poly(
              [
                [284, 182],
                [360, 112],
                [436, 182],
              ],
              t(roof),
            ) +
            rect(276, 300, 168, 10, t(roof))
        : rect(266, 330, 188, 122, t(INK.paper)) +
            range(3, (i) => path(arch(290 + i * 52, 436, 36, 76), light.lit)).join('') +
            poly(
              [
                [244, 336],
                [360, 232],
                [476, 336],
              ],
              t(roof),
            ) +
            circle(360, 300, 18, t(INK.paper)),
      flag(stage, 360, hasLookout ? 114 : 236, 110),
      flag(stage, 60, 350, 90, INK.gold),
      flag(stage, 660, 350, 90, INK.gold),
      poly(
        [
          [270, 628],
          [450, 628],
          [560, 920],
          [160, 920],
        ],
        t('#C98F62'),
      ),
      range(9, (i) => line(`M${262 - i * 13} ${654 + i * 32}H${458 + i * 13}`, t('#9A6044'), 2.4)),
      railing(stage, [262, 640, 50], [120, 900, 110], 6, INK.paper),
      railing(stage, [458, 640, 50], [600, 900, 110], 6, INK.paper),
    );
    people(stage, [
      [330, 720, 112],
      [384, 728, 104],
      [420, 850, 150],
    ]);
  };

/** A red barn, its silo and the rows before it. */
export const barn =
  ({ wall, roof, leaves }: { wall: string; roof: string; leaves: Leaf }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 560);
    shoreline(stage, 574, 60);
    s.add(
      trees(stage, leaves, [
        [80, 600, 260, 240],
        [670, 600, 300, 240],
      ]),
    );
    ground(
      stage,
      [
        [-20, 600],
        [360, 582],
        [740, 604],
      ],
      ...GRASS,
    );
    s.add(
      rect(470, 270, 96, 350, t('#DDD6C6')),
      rect(530, 270, 36, 350, t('#B5AE9E')),
      path('M464 272Q518 200 572 272Z', t('#7D8288')),
      range(5, (i) => line(`M470 ${320 + i * 60}H566`, t('#A9A79A'), 3)),
      poly(
        [
          [110, 620],
          [110, 440],
          [160, 340],
          [270, 280],
          [380, 340],
          [430, 440],
          [430, 620],
        ],
        t(wall),
      ),
      poly(
        [
          [430, 620],
          [430, 440],
          [380, 340],
          [270, 280],
          [300, 276],
          [420, 330],
          [474, 436],
          [474, 616],
        ],
        over(t(wall), '#B9A0A0'),
      ),
      line('M92 450L146 334L270 266L394 334L448 450', t(roof), 20),
      range(10, (i) => line(`M${130 + i * 32} 620V${450 - (i > 1 && i < 8 ? 80 : 0)}`, over(t(wall), '#C9B4B0'), 2)),
      rect(210, 490, 120, 130, t(INK.paper)),
      rect(218, 498, 104, 122, t(wall)),
      line('M218 498L322 620M322 498L218 620', t(INK.paper), 8),
      rect(244, 380, 52, 56, t(INK.paper)),
      rect(250, 386, 40, 44, light.lit),
      range(7, (i) =>
        path(
          `M${-60 + i * 30} 920Q${150 + i * 40} 720 ${300 + i * 24} 640L${312 + i * 24} 640Q${190 + i * 46} 720 ${10 + i * 62} 920Z`,
          t(i % 2 ? '#C3A86A' : '#7F9A58'),
        ),
      ),
      poly(
        [
          [540, 640],
          [600, 636],
          [760, 800],
          [760, 920],
          [620, 920],
        ],
        t('#DCC69C'),
      ),
      range(8, (i) => rect(440 + i * 42, 648 + i * 6, 10, 62 + i * 4, t(INK.paper))),
      line('M436 668L740 716M436 690L740 746', t(INK.paper), 7),
    );
    people(stage, [
      [612, 780, 126],
      [660, 790, 116],
    ]);
  };
